// Asks axe-core, in a browser, whether pages are accessible: `node tests/axe.js BROWSER AXE < requests`.
//
// Each line of standard input is a page to look at, `{ "url": ..., "dark": ..., "until": ... }`, the last a selector of what is waited
// for; for each one line is written, the list of what WCAG 2.2 AA forbids there. The browser is spoken to through pipes, in its own protocol: that needs no driver and no package.

const { spawn } = require("child_process");
const { mkdtempSync, readFileSync, rmSync } = require("fs");
const { tmpdir } = require("os");
const { join } = require("path");

const [browser, axe] = process.argv.slice(2);
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
// So long a page may take, in milliseconds.
const PATIENCE = 120_000;

const ASK = `axe.run(document, { runOnly: ${JSON.stringify(STANDARD)}, resultTypes: ["violations"] }).then((told) =>
  JSON.stringify(told.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => html + " " + failureSummary),
  }))))`;

const profile = mkdtempSync(join(tmpdir(), "axe-"));
// Whoever is root has no sandbox; what is opened here is our own.
const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1200,900", "--remote-debugging-pipe"];
const program = spawn(browser, [...flags, `--user-data-dir=${profile}`, "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const [, , , into, from] = program.stdio;

const waiting = new Map();
const heard = [];
let sent = 0;
let rest = "";
from.setEncoding("utf8");
from.on("data", (text) => {
  const messages = (rest + text).split("\0");
  rest = messages.pop();
  for (const message of messages.map((message) => JSON.parse(message))) {
    if (message.id) {
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) { reject(new Error(message.error.message)); } else { resolve(message.result); }
    } else {
      heard.filter((one) => one.method === message.method).forEach((one) => one.resolve(message.params));
    }
  }
});

function send(method, params = {}, sessionId = undefined) {
  sent += 1;
  into.write(JSON.stringify({ id: sent, method, params, sessionId }) + "\0");
  return new Promise((resolve, reject) => waiting.set(sent, { resolve, reject }));
}

function event(method) {
  return new Promise((resolve) => {
    const one = { method, resolve: (params) => { heard.splice(heard.indexOf(one), 1); resolve(params); } };
    heard.push(one);
  });
}

function patiently(work, what) {
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`${what} takes too long`)), PATIENCE); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function look(session, { url, dark, until }) {
  const value = dark ? "dark" : "light";
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] }, session);
  const loaded = event("Page.loadEventFired");
  const { errorText } = await send("Page.navigate", { url }, session);
  if (errorText) { throw new Error(`${url}: ${errorText}`); }
  await loaded;
  const run = async (expression) => {
    const told = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }, session);
    if (told.exceptionDetails) { throw new Error(`${url}: ${JSON.stringify(told.exceptionDetails)}`); }
    return told.result.value;
  };
  await run(readFileSync(axe, "utf8") + ";0");
  // What is folded is looked at unfolded, and what is searched for when it is found.
  await run(`document.querySelectorAll("details").forEach((one) => { one.open = true; });
    new Promise((found) => {
      const until = ${JSON.stringify(until ?? "")};
      const ask = () => !until || document.querySelector(until) ? found(0) : setTimeout(ask, 50);
      ask();
    })`);
  return run(ASK);
}

async function main() {
  const requests = readFileSync(0, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const { targetId } = await patiently(send("Target.createTarget", { url: "about:blank" }), "the browser");
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  await send("Page.enable", {}, sessionId);
  // A page that lets in no script but its own is looked at all the same.
  await send("Page.setBypassCSP", { enabled: true }, sessionId);
  for (const request of requests) {
    console.log(await patiently(look(sessionId, request), request.url));
  }
}

main()
  .catch((error) => { console.error(error); process.exitCode = 1; })
  .finally(() => {
    program.on("exit", () => {
      // Helpers of the browser may still write into its profile for a moment; what is left of it says nothing about the pages.
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
      } catch (error) {
        console.error(`the browser's profile stays: ${error.message}`);
      }
    });
    program.kill();
  });
