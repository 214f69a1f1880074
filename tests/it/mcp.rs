//! The assistant's way in: `ruling mcp` spoken to in the protocol, one message a line. A real client is in `tests/mcp_client.py`.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use super::shell::{Shell, club};

/// An assistant and the program that it has started.
struct Assistant {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Assistant {
    fn new(args: &[&str]) -> Assistant {
        let mut assistant = Assistant::silent(&Shell::new(), args);
        let greeting =
            json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "it", "version": "1" } });
        assistant.ask("initialize", greeting);
        assistant.send(r#"{ "jsonrpc": "2.0", "method": "notifications/initialized" }"#);
        assistant
    }

    /// Has started the program and said nothing.
    fn silent(shell: &Shell, args: &[&str]) -> Assistant {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ruling"));
        command.arg("mcp").args(args).env_clear().envs(shell.variables());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = command.spawn().expect("the program runs");
        let input = program.stdin.take().expect("it listens");
        let output = BufReader::new(program.stdout.take().expect("it answers"));
        Assistant { program, input, output, asked: 0 }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn hear(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    }

    /// What it answers, an error or not.
    fn hear_of(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string());
        let answer = self.hear();
        assert_eq!(answer["id"], id, "{method}: {answer}");
        answer
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.hear_of(method, params);
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].take()
    }

    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        self.ask("tools/call", json!({ "name": tool, "arguments": arguments }))
    }

    /// The answer of a tool: in words, and as JSON.
    fn answered(&mut self, tool: &str, arguments: &Value) -> (String, Value) {
        let mut result = self.call(tool, arguments.clone());
        assert_eq!(result["isError"], false, "{tool} {arguments}: {result}");
        let json = result["structuredContent"].take();
        let words = |at: usize| result["content"][at]["text"].as_str().unwrap_or_default();
        assert_eq!(serde_json::from_str::<Value>(words(1)).ok().as_ref(), Some(&json), "{tool} {arguments}");
        (words(0).to_owned(), json)
    }

    /// What is wrong, in words.
    fn refused(&mut self, tool: &str, arguments: &Value) -> String {
        let result = self.call(tool, arguments.clone());
        assert_eq!(result["isError"], true, "{tool} {arguments}: {result}");
        result["content"][0]["text"].as_str().expect("words").to_owned()
    }

    /// Hangs up: how the program ended, and what it said last.
    fn hang_up(self) -> (Option<i32>, String) {
        let Assistant { program, input, mut output, .. } = self;
        drop(input);
        let mut rest = String::new();
        std::io::Read::read_to_string(&mut output, &mut rest).expect("UTF-8");
        let ended = program.wait_with_output().expect("it ends");
        (ended.status.code(), rest + &String::from_utf8_lossy(&ended.stderr))
    }

    fn ends_well(self) {
        assert_eq!(self.hang_up(), (Some(0), String::new()));
    }
}

/// What a command prints with `--json`.
fn printed(args: &[&str]) -> Value {
    let told = Shell::new().run(&[args, &["--json"]].concat());
    let json = told.split_once('\n').map_or("", |(_, json)| json);
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{args:?}: {error}: {told}"))
}

/// The schema, where no key may come that it does not name.
fn strict(schema: &Value) -> Value {
    if let Value::Object(keys) = schema {
        let mut keys: serde_json::Map<String, Value> = keys.iter().map(|(key, value)| (key.clone(), strict(value))).collect();
        if keys.contains_key("properties") {
            keys.entry("additionalProperties").or_insert(false.into());
        }
        Value::Object(keys)
    } else if let Value::Array(items) = schema {
        items.iter().map(strict).collect()
    } else {
        schema.clone()
    }
}

#[test]
fn what_there_is_is_listed() {
    let mut assistant = Assistant::silent(&Shell::new(), &[]);
    let greeting = json!({ "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": { "name": "it", "version": "1" } });
    let greeted = assistant.ask("initialize", greeting);
    assert_eq!((&greeted["protocolVersion"], &greeted["serverInfo"]["name"]), (&json!("2025-11-25"), &json!("ruling")));
    assert!(greeted["instructions"].as_str().is_some_and(|told| told.contains("This program rules, not you")), "{greeted}");

    let tools = assistant.ask("tools/list", json!({}))["tools"].take();
    let tools = tools.as_array().expect("tools");
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    assert_eq!(names, ["find_rule", "show_rule", "decide_situation", "compare_houses", "list_houses", "list_options"]);
    for tool in tools {
        for schema in [&tool["inputSchema"], &tool["outputSchema"]] {
            assert!(schema["type"] == "object" && jsonschema::draft202012::meta::is_valid(schema), "{schema}");
        }
        assert_eq!(tool["annotations"]["readOnlyHint"], true);
        assert!(tool["description"].as_str().is_some_and(|about| about.len() > 60), "{tool}");
    }

    let resources = assistant.ask("resources/list", json!({}))["resources"].take();
    let uris: Vec<&str> = resources.as_array().into_iter().flatten().filter_map(|one| one["uri"].as_str()).collect();
    assert_eq!(uris, ["ruling://notation", "ruling://phrases"]);
    let mut read = |uri: &str| {
        let contents = assistant.ask("resources/read", json!({ "uri": uri }))["contents"].take();
        contents[0]["text"].as_str().expect("a text").to_owned()
    };
    let notation = read(uris[0]);
    assert_eq!(Shell::new().run(&["decide"]), format!("exit 0\n{notation}"));
    assert!(read(uris[1]).contains("  B pushes 2x1000 + 1x500") || read(uris[1]).contains("raises to 1200  =  "), "{notation}");
    let error = assistant.hear_of("resources/read", json!({ "uri": "file:///etc/passwd" }));
    assert!(error["error"]["message"].as_str().is_some_and(|told| told.contains("ruling://phrases")), "{error}");
    assistant.ends_well();
}

/// Each tool, and the command that says the same.
#[test]
fn an_answer_is_what_the_command_prints_and_what_the_schema_says() {
    let raise = ["200/400", "A raises to 1200", "B pushes 2x1000"];
    let told = ["blinds 200/400. John makes it 1200 and Mary silently puts in two 1000 chips"];
    let judged = ["50/100, A has 5000", "A bets 100", "B pushes 1x25"];
    let decided = |house: &'static str, lines: &[&'static str]| {
        let command: Vec<&'static str> = [&["decide"], lines, &["--house", house]].concat();
        ("decide_situation", json!({ "lines": lines, "house": house }), command)
    };
    let cases: Vec<(&str, Value, Vec<&str>)> = vec![
        (
            "find_rule",
            json!({ "words": "oversized chip", "house": "pslive", "limit": 5 }),
            vec!["oversized", "chip", "--house", "pslive"],
        ),
        ("find_rule", json!({ "words": "что такое кикер", "lang": "ru" }), vec!["что такое кикер", "--lang", "ru", "--limit", "3"]),
        ("find_rule", json!({ "words": "banana spaceship" }), vec!["banana", "spaceship"]),
        ("show_rule", json!({ "rule": "4.7.1", "house": "psl" }), vec!["rule", "4.7.1", "--house", "pslive"]),
        (
            "show_rule",
            json!({ "rule": "kicker", "house": "reiz", "lang": "hu" }),
            vec!["rule", "kicker", "--house", "reiz", "--lang", "hu"],
        ),
        decided("tda-2011", &raise),
        decided("klub-sk", &raise),
        decided("holdem-hr", &judged),
        decided("pslive", &told),
        (
            "decide_situation",
            json!({ "lines": raise, "all_houses": true, "lang": "is" }),
            [&["decide"], &raise[..], &["--all-houses", "--lang", "is"]].concat(),
        ),
        ("compare_houses", json!({ "left": "pslive", "right": "klub" }), vec!["compare", "pslive", "klub", "--brief"]),
        (
            "compare_houses",
            json!({ "left": "pslive", "right": "klub-sk", "rule": "half-raise", "lang": "hr" }),
            // Looking for situations takes a while; that it is the same function, the others show.
            vec![],
        ),
        ("compare_houses", json!({ "left": "pslive", "right": "pslive" }), vec!["compare", "pslive", "pslive", "--brief"]),
        ("list_houses", json!({ "lang": "sk" }), vec!["houses", "--lang", "sk"]),
        ("list_options", json!({ "option": "." }), vec!["options"]),
        ("list_options", json!({ "option": "half_raise" }), vec![]),
        ("list_options", json!({}), vec![]),
    ];
    let mut assistant = Assistant::new(&[]);
    let tools = assistant.ask("tools/list", json!({}))["tools"].take();
    for (tool, arguments, command) in cases {
        let schemas = tools.as_array().into_iter().flatten().find(|listed| listed["name"] == tool).expect("it is listed");
        let takes = jsonschema::draft202012::new(&schemas["inputSchema"]).expect("a schema");
        assert!(takes.is_valid(&arguments), "{tool} {arguments}");
        let (words, json) = assistant.answered(tool, &arguments);
        assert!(!words.is_empty() && !words.chars().any(ruling::hidden::is_hidden), "{tool} {arguments}: {words}");
        if !command.is_empty() {
            assert_eq!(json, printed(&command), "{tool} {arguments}");
        }
        let gives = jsonschema::draft202012::new(&strict(&schemas["outputSchema"])).expect("a schema");
        let wrong: Vec<String> = gives.iter_errors(&json).map(|error| format!("{}: {error}", error.instance_path())).collect();
        assert!(wrong.is_empty(), "{tool} {arguments}: {wrong:#?}");
    }
    assistant.ends_well();
}

#[test]
fn every_answer_can_be_cited() {
    let mut assistant = Assistant::new(&["--house", "pslive"]);
    let (words, decided) =
        assistant.answered("decide_situation", &json!({ "lines": ["200/400", "A raises to 1200", "B pushes 2x1000"] }));
    let first = &decided["rulings"][0];
    assert_eq!((&first["numbers"], &first["because"]), (&json!(["4.11"]), &json!(["multiple-chips/test"])));
    assert!(words.contains("4.11 Multiple chips"), "{words}");
    let (words, found) = assistant.answered("find_rule", &json!({ "words": "oversized chip" }));
    let best = &found["results"][0];
    assert!(best["number"] == "4.10" && best["clauses"][0]["id"] == "oversized-chip/silent" && words.contains("4.10"), "{best}");
    let (words, shown) = assistant.answered("show_rule", &json!({ "rule": "undercall" }));
    assert!(shown["number"] == "4.7.1" && words.contains("undercall/"), "{words}");
    let (words, compared) = assistant.answered("compare_houses", &json!({ "left": "pslive", "right": "klub" }));
    let difference = compared["differences"].as_array().into_iter().flatten().find(|one| one["rule"] == "half-raise");
    let difference = difference.expect("they differ in it");
    assert!(difference["numbers"]["pslive"] == "4.13" && difference["clauses"]["pslive"][0]["clause"].is_string(), "{difference}");
    assert!(words.contains("PokerStars Live 4.13 · Slovak club 21"), "{words}");
    assistant.ends_well();
}

/// As it goes at a table: told, refused, mended, ruled on; and what only the floor can judge is asked, then said.
#[test]
fn a_floors_question_is_refused_mended_and_ruled_on() {
    let mut assistant = Assistant::new(&["--house", "holdem-hr"]);
    let mut lines = vec!["100/200, seats A B C", "A raises to 3000", "B undercalls"];
    let refused = assistant.refused("decide_situation", &json!({ "lines": lines }));
    assert!(refused.contains("lines:3:") && refused.contains("help: "), "{refused}");
    assert!(refused.contains("Nothing has been ruled on") && refused.contains("ruling://notation"), "{refused}");
    lines[2] = "B pushes 1x25";
    let (_, ruled) = assistant.answered("decide_situation", &json!({ "lines": lines }));
    let open: Vec<&Value> = ruled["rulings"].as_array().into_iter().flatten().filter(|ruling| ruling["if"].is_string()).collect();
    assert!(!open.is_empty(), "{ruled}");
    let judged = format!("floor judges it {}", open[0]["if"].as_str().expect("a judgement"));
    lines.push(&judged);
    let (_, ruled) = assistant.answered("decide_situation", &json!({ "lines": lines }));
    assert!(ruled["rulings"].as_array().into_iter().flatten().all(|ruling| ruling["if"].is_null()), "{judged}: {ruled}");
    assistant.ends_well();
}

#[test]
fn a_mistake_is_told_with_what_to_do() {
    let mut assistant = Assistant::new(&[]);
    let lines = ["200/400", "A raises to 1200"];
    for (tool, arguments, expected) in [
        ("find_rule", json!({}), "words (needed)"),
        ("find_rule", json!({ "words": ["chip"] }), "expected a string"),
        ("find_rule", json!({ "words": "" }), "give `words`"),
        ("find_rule", json!({ "words": "chip", "limit": 0 }), "a `limit` from 1 to 100"),
        ("find_rule", json!({ "words": "chip", "hose": "pslive" }), "unknown field `hose`"),
        ("find_rule", json!({ "words": "chip", "house": "pslove" }), "did you mean `pslive`?"),
        ("show_rule", json!({ "rule": "undercal" }), "did you mean `undercall`?"),
        ("show_rule", json!({ "rule": "9.99.9" }), "find_rule looks for words"),
        ("show_rule", json!({ "rule": "undercall", "lang": "de" }), "the languages are en, hu, sk, hr, is and ru"),
        ("decide_situation", json!({ "lines": [] }), "describe the table first"),
        ("decide_situation", json!({ "lines": lines.join("\n") }), "expected a sequence"),
        ("decide_situation", json!({ "lines": lines, "house": "" }), "the houses are tda-2024, "),
        ("decide_situation", json!({ "lines": lines, "house": "our-club.yaml" }), "`ruling mcp --house FILE`"),
        ("decide_situation", json!({ "lines": ["200/400", "A acts"] }), "lines:2:"),
        ("decide_situation", json!({ "lines": ["200/400, A has 500", "A takes back 700"] }), "lines:2:"),
        ("decide_situation", json!({ "lines": ["A raises to 1200", "! A raises to 1200"] }), "error["),
        ("compare_houses", json!({ "left": "tda-2011" }), "missing field `right`"),
        ("compare_houses", json!({ "left": "tda-2011", "right": "nobody" }), "there is no house `nobody`"),
        ("compare_houses", json!({ "left": "tda-2011", "right": "pslive", "rule": "nothing" }), "neither has a rule `nothing`"),
        ("list_houses", json!({ "lang": "xx" }), "there is no language `xx`"),
        ("list_options", json!({ "option": "nothing" }), "no option has `nothing` in its key"),
    ] {
        let told = assistant.refused(tool, &arguments);
        assert!(told.contains(expected), "{tool} {arguments}: {told}");
    }
    let error = assistant.hear_of("tools/call", json!({ "name": "rule_the_world", "arguments": {} }));
    assert!(
        error["error"]["code"] == -32602 && error["error"]["message"].as_str().is_some_and(|told| told.contains("find_rule")),
        "{error}"
    );
    assistant.ends_well();
}

/// Whatever stands under whatever key: there is an answer, and the next question is answered as well.
#[test]
fn no_argument_silences_it() {
    let long = "B pushes 2x1000, ".repeat(3000);
    let odd = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1e300),
        json!(""),
        json!("\u{0}\u{1b}[2J\u{202e}"),
        json!("--house"),
        json!("../../etc/passwd"),
        json!(long),
        json!([]),
        json!([null]),
        json!(["", "\n", "\u{feff}"]),
        json!([long, "200/400"]),
        json!({ "lines": { "lines": [] } }),
    ];
    let mut assistant = Assistant::new(&[]);
    let tools = assistant.ask("tools/list", json!({}))["tools"].take();
    let mut answers = 0;
    for tool in tools.as_array().into_iter().flatten() {
        let name = tool["name"].as_str().expect("a name");
        for key in tool["inputSchema"]["properties"].as_object().into_iter().flatten().map(|(key, _)| key) {
            for value in &odd {
                let mut arguments =
                    json!({ "words": "chip", "rule": "undercall", "lines": ["200/400"], "left": "tda-2011", "right": "tda-2011" });
                if let Some(all) = arguments.as_object_mut() {
                    all.retain(|name, _| {
                        tool["inputSchema"]["required"].as_array().is_some_and(|needed| needed.contains(&json!(name)))
                    });
                }
                arguments[key] = value.clone();
                let result = assistant.call(name, arguments.clone());
                let words = result["content"][0]["text"].as_str().unwrap_or_default();
                assert!(result["isError"].is_boolean() && !words.is_empty(), "{name} {arguments}: {result}");
                assert!(
                    !words.contains("the program failed") && !words.chars().any(ruling::hidden::is_hidden),
                    "{name} {arguments}: {words}"
                );
                answers += 1;
            }
        }
    }
    assert!(answers > 200, "{answers}");
    assistant.ends_well();
}

#[test]
fn lines_that_are_no_messages_are_passed_over() {
    let mut assistant = Assistant::new(&[]);
    for line in ["", "ruling oversized chip", "{", "\u{1b}[2J"] {
        assistant.send(line);
        assert_eq!(assistant.ask("ping", json!({})), json!({}), "{line:?}");
    }
    // JSON that is no message is answered; nobody knows whose question it was.
    for line in ["[]", "3", "{}", "\u{feff}{}", r#"{ "jsonrpc": "2.0", "id": {}, "method": 3 }"#] {
        assistant.send(line);
        assert_eq!(assistant.hear()["error"]["code"], -32600, "{line}");
        assert_eq!(assistant.ask("ping", json!({})), json!({}), "{line:?}");
    }
    let error = assistant.hear_of("prompts/list", json!({}));
    assert_eq!(error["error"]["code"], -32601, "{error}");
    assistant.ends_well();
}

#[test]
fn whoever_hangs_up_is_no_failure() {
    Assistant::silent(&Shell::new(), &[]).ends_well();
    Assistant::new(&[]).ends_well();
    // What was asked before is answered.
    let mut assistant = Assistant::new(&[]);
    assistant.send(r#"{ "jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": { "name": "list_houses" } }"#);
    let (code, said) = assistant.hang_up();
    assert!(code == Some(0) && said.contains("\"id\":7") && said.contains("pslive"), "{said}");
    // Half a message is none.
    let mut assistant = Assistant::new(&[]);
    write!(assistant.input, "{{\"jsonrpc\":").expect("it listens");
    assistant.ends_well();
}

#[test]
fn what_keeps_it_from_serving_is_told_to_whoever_starts_it() {
    let shell = Shell::new();
    let told = shell.run(&["mcp", "--house", "pslove"]);
    assert!(told.starts_with("exit 2\nerror[usage]: there is no house `pslove`") && told.contains("`pslive`?"), "{told}");
    let told = shell.run_with_input(&["mcp"], "{ \"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\" }\n");
    assert!(told.starts_with("exit 2\nerror[usage]: the assistant does not speak") && told.contains("`initialize`"), "{told}");
}

#[test]
fn a_clubs_own_house_speaks_in_its_language() {
    let shell = Shell::new();
    let path = club(&shell, "");
    let mut assistant = Assistant::silent(&shell, &["--house", &path, "--lang", "hu"]);
    let greeting = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "it", "version": "1" } });
    assistant.ask("initialize", greeting);
    let lines = ["200/400", "A raises to 1200", "B pushes 2x1000"];
    let (words, decided) = assistant.answered("decide_situation", &json!({ "lines": lines }));
    assert!(decided["house"] == "our-club" && decided["lang"] == "hu" && words.starts_with("A mi klubunk\n"), "{words}");
    let (_, decided) = assistant.answered("decide_situation", &json!({ "lines": lines, "house": "klub", "lang": "sk" }));
    assert!(decided["house"] == "klub-sk" && decided["lang"] == "sk", "{decided}");
    // The next one is asked as if nobody had asked before.
    let (_, found) = assistant.answered("find_rule", &json!({ "words": "oversized chip" }));
    assert!(found["house"] == "our-club" && found["results"][0]["rule"] == "oversized-chip", "{found}");
    assistant.ends_well();
}

/// `> TOOL ARGUMENTS`, and below it the answer in words, up to the next question. `GUIDES=update` writes the answers anew.
#[test]
fn the_session_of_the_guide_is_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/mcp.md");
    let guide = std::fs::read_to_string(path).expect("it is there");
    let (before, session) = guide.split_once("```text\n").expect("a session");
    let (session, after) = session.split_once("```").expect("its end");
    let mut assistant = Assistant::new(&[]);
    let mut said = String::new();
    for question in session.lines().filter(|line| line.starts_with("> ")) {
        let (tool, arguments) = question[2..].split_once(' ').expect("a tool and its arguments");
        let arguments: Value = serde_json::from_str(arguments).expect("JSON");
        let answer = assistant.call(tool, arguments)["content"][0]["text"].take();
        said += &format!("{question}\n{}\n", answer.as_str().expect("words"));
    }
    if std::env::var_os("GUIDES").is_some_and(|value| value == "update") {
        std::fs::write(path, format!("{before}```text\n{said}```{after}")).expect("the guide can be written");
    } else {
        assert_eq!(session, said);
    }
    assistant.ends_well();
}

#[test]
fn the_guide_names_every_tool() {
    let guide = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/mcp.md")).expect("it is there");
    let named: BTreeSet<&str> =
        guide.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(name, _)| name).collect();
    let mut assistant = Assistant::new(&[]);
    let tools = assistant.ask("tools/list", json!({}))["tools"].take();
    let resources = assistant.ask("resources/list", json!({}))["resources"].take();
    let names = tools.as_array().into_iter().flatten().map(|tool| &tool["name"]);
    let uris = resources.as_array().into_iter().flatten().map(|resource| &resource["uri"]);
    assert_eq!(named, names.chain(uris).filter_map(Value::as_str).collect());
    for tool in tools.as_array().into_iter().flatten() {
        let arguments = tool["inputSchema"]["properties"].as_object().into_iter().flatten();
        let row = guide.lines().find(|line| line.starts_with(&format!("| `{}`", tool["name"].as_str().unwrap_or_default())));
        let row = row.expect("a row");
        let told: BTreeSet<&str> = row.split('|').nth(2).unwrap_or_default().split('`').skip(1).step_by(2).collect();
        assert_eq!(told, arguments.map(|(name, _)| name.as_str()).collect(), "{row}");
    }
    assistant.ends_well();
}
