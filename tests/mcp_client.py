"""`ruling mcp` as a real client sees it: that of PyPI `mcp`, which holds every answer against the schema that was announced.

    python tests/mcp_client.py target/debug/ruling

`.ci/run` calls it, where a Python can install the client. A floor's question is put into lines, refused, mended and ruled on; so are
mistakes, each of which has to come back as an error of the tool that says what to do.
"""

import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters

TOOLS = ["find_rule", "show_rule", "decide_situation", "compare_houses", "list_houses", "list_options"]

MISTAKES = [
    ("find_rule", {}, "words (needed)"),
    ("find_rule", {"words": "oversized chip", "house": "pslove"}, "did you mean `pslive`?"),
    ("show_rule", {"rule": "undercal"}, "did you mean `undercall`?"),
    ("show_rule", {"rule": "undercall", "lang": "xx"}, "the languages are"),
    ("decide_situation", {"lines": []}, "ruling://notation"),
    ("decide_situation", {"lines": ["200/400, A has 500", "A takes back 700"]}, "lines:2"),
    ("compare_houses", {"left": "tda-2011", "right": "nobody"}, "there is no house `nobody`"),
    ("compare_houses", {"left": "tda-2011", "right": "pslive", "rule": "nothing"}, "neither has a rule `nothing`"),
    ("list_options", {"option": "nothing"}, "no option has `nothing` in its key"),
]


def said(result):
    """What people read of an answer."""
    return result.content[0].text


async def refused(client, tool, arguments, expected):
    result = await client.call_tool(tool, arguments)
    assert result.is_error and expected in said(result), (tool, arguments, said(result))
    return said(result)


async def answered(client, tool, **arguments):
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, (tool, arguments, said(result))
    # The same for programs that know nothing of structured answers.
    assert json.loads(result.content[1].text) == result.structured_content
    return said(result), result.structured_content


async def a_floors_question(client):
    """ "Blinds 200/400. One makes it 1,200, the next pushes in two 1,000 chips without a word. A raise?" """
    told = await refused(client, "decide_situation", {"lines": ["200/400", "A raises to 1200", "B acts"]}, "lines:3")
    assert "ruling://phrases" in told, told
    text, ruled = await answered(client, "decide_situation", lines=["200/400", "A raises to 1200", "B pushes 2x1000"], house="pslive")
    first = ruled["rulings"][0]
    assert first["says"] == "B calls 1200, 800 returned" and first["numbers"] == ["4.11"], first
    assert first["because"] == ["multiple-chips/test"] and "4.11" in text, (first, text)
    _, everywhere = await answered(
        client, "decide_situation", lines=["200/400", "A raises to 1200", "B pushes 2x1000"], all_houses=True, lang="hu"
    )
    assert len({house["rulings"][0]["says"] for house in everywhere["houses"]}) == 2


async def everything_else(client):
    assert "This program rules, not you" in client.instructions
    tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == TOOLS
    assert all(tool.description and tool.input_schema and tool.output_schema for tool in tools)
    assert all(tool.annotations.read_only_hint for tool in tools)

    resources = (await client.list_resources()).resources
    assert [str(resource.uri) for resource in resources] == ["ruling://notation", "ruling://phrases"]
    for resource in resources:
        text = (await client.read_resource(resource.uri)).contents[0].text
        assert "raises to 1200" in text, text

    _, found = await answered(client, "find_rule", words="nagy zseton", house="pslive", lang="hu")
    assert found["results"][0]["rule"] == "oversized-chip" and found["results"][0]["number"] == "4.10"
    _, shown = await answered(client, "show_rule", rule="TDA 39")
    assert shown["rule"] == "oversized-chip" and shown["houses"][0]["clauses"]
    _, term = await answered(client, "show_rule", rule="kicker", lang="ru")
    assert term["term"] and term["names"]["hu"]
    _, brief = await answered(client, "compare_houses", left="pslive", right="klub")
    assert len(brief["differences"]) > 10 and all(difference["witness"] is None for difference in brief["differences"])
    _, compared = await answered(client, "compare_houses", left="pslive", right="klub", rule="half-raise")
    assert compared["differences"][0]["witness"]["lines"]
    _, houses = await answered(client, "list_houses")
    assert sum(house["speaks"] for house in houses["houses"]) == 1
    _, options = await answered(client, "list_options", option="half_raise")
    assert options["options"] and options["options"][0]["values"]

    for tool, arguments, expected in MISTAKES:
        await refused(client, tool, arguments, expected)
    try:
        await client.call_tool("rule_the_world", {})
    except MCPError as error:
        assert "find_rule" in str(error), error
    else:
        raise AssertionError("a tool that does not exist answers")


async def main(program):
    server = StdioServerParameters(command=program, args=["mcp"])
    # As clients greet since 2026-07-28, and as they did before.
    for mode in ["auto", "legacy"]:
        async with Client(server, mode=mode) as client:
            await everything_else(client)
            await a_floors_question(client)
            print(f"{mode}: {client.protocol_version}, sound")


asyncio.run(main(sys.argv[1]))
