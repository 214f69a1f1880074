//! The server: tools and resources handed to the protocol, and what it asks to whoever answers.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation, ListResourcesResult,
    ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams, ReadResourceResponse, ReadResourceResult, Resource,
    ResourceContents, ServerCapabilities, ServerConfig, Tool as ListedTool, ToolAnnotations,
};
use rmcp::service::{QuitReason, RequestContext, ServerInitializeError};
use rmcp::{RoleServer, ServerHandler, serve_server};
use serde_json::Value;

use super::tools::{self, Tool};
use super::{Answers, ToolReply};

/// What an assistant is told before it asks anything.
const INSTRUCTIONS: &str = "\
Rules of poker rooms: find a rule, have a situation ruled, compare rulebooks. This program rules, not you. To decide a dispute, put \
the story into lines for decide_situation: the table, then one event a line, only what was seen and heard. Read the resource \
ruling://notation first. Where a line is refused, mend that line as the help says; never leave an event out to be rid of an error. \
Tell the floor the rulings as they are `told`, with the number in the house and the clause that each rests on, and what was \
`assumed`. A ruling that is `silent` means that the rulebook says nothing: say so, and give custom as custom. A ruling with an `if` \
hangs on what only the floor can judge: give every outcome, and ask. Rule on nothing that the program has not ruled on.";

/// A resource that can be read.
struct ServedDocument {
    uri: &'static str,
    name: &'static str,
    title: &'static str,
    about: &'static str,
}

const NOTATION: ServedDocument = ServedDocument {
    uri: "ruling://notation",
    name: "notation",
    title: "How to describe a situation",
    about: "The notation on one screen: three examples, each quoted piece of which is one of the lines of decide_situation, how \
            tables and seats are told, and what else can be said.",
};

const PHRASES: ServedDocument = ServedDocument {
    uri: "ruling://phrases",
    name: "phrases",
    title: "Every phrase of the notation",
    about: "Every phrase as a whole line, with what it says: for whoever looks for the line that tells what happened.",
};

/// Serves one assistant on standard input and output, until it hangs up.
///
/// # Errors
/// There is no way to serve, or the assistant does not begin as the protocol asks.
pub fn serve(answers: impl Answers) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let ended = runtime.block_on(async {
        let server = Server { houses: answers.houses(), answers };
        match serve_server(server, (tokio::io::stdin(), tokio::io::stdout())).await {
            Ok(running) => match running.waiting().await {
                Ok(QuitReason::JoinError(error)) | Err(error) => Err(io::Error::other(error)),
                Ok(_) => Ok(()),
            },
            // Nobody has asked anything.
            Err(ServerInitializeError::ConnectionClosed(_) | ServerInitializeError::Cancelled) => Ok(()),
            Err(ServerInitializeError::ExpectedInitializeRequest(_)) => {
                Err(io::Error::new(io::ErrorKind::InvalidData, "the first message is no request"))
            }
            Err(ServerInitializeError::TransportError { .. }) => Err(io::Error::other("the assistant does not listen")),
            Err(error) => Err(io::Error::other(error)),
        }
    });
    // A read that is still waiting for input must not keep the program from ending.
    runtime.shutdown_background();
    ended
}

struct Server<A> {
    answers: A,
    houses: Vec<String>,
}

impl<A: Answers> Server<A> {
    fn listed(&self, tool: &Tool) -> ListedTool {
        let schema = |schema: Value| if let Value::Object(schema) = schema { schema } else { serde_json::Map::new() };
        let reads = ToolAnnotations::new().read_only(true).destructive(false).idempotent(true).open_world(false);
        ListedTool::new(tool.name, tool.about, schema((tool.takes)(&self.houses)))
            .with_title(tool.title)
            .with_raw_output_schema(schema((tool.gives)()).into())
            .with_annotations(reads)
    }

    /// Answers a call. Whatever is wrong with it is an answer, too: the assistant can mend it.
    fn call(&self, request: CallToolRequestParams) -> Result<CallToolResult, ErrorData> {
        let Some(tool) = Tool::named(&request.name) else {
            let names: Vec<&str> = tools::ALL.iter().map(|tool| tool.name).collect();
            let message = format!("there is no tool `{}`; the tools are {}", request.name, names.join(", "));
            return Err(ErrorData::invalid_params(message, None));
        };
        let asked = tool.asked(request.arguments.unwrap_or_default(), &self.houses);
        // A mistake of the program in one answer must not take the others away.
        let answered = asked.and_then(|asked| {
            let answered = catch_unwind(AssertUnwindSafe(|| self.answers.answer(asked)));
            answered.unwrap_or_else(|_| {
                Err("the program failed on this, and has ruled on nothing; please report what was asked".to_owned())
            })
        });
        Ok(match answered {
            Ok(ToolReply { text, json }) => {
                let mut result = CallToolResult::structured(json);
                // People read the one, programs that know nothing of structured answers the other.
                result.content.insert(0, ContentBlock::text(text));
                result
            }
            Err(refusal) => CallToolResult::error(vec![ContentBlock::text(refusal)]),
        })
    }

    fn read(&self, uri: &str) -> Result<ReadResourceResult, ErrorData> {
        let text = match uri {
            uri if uri == NOTATION.uri => self.answers.notation(),
            uri if uri == PHRASES.uri => self.answers.phrases(),
            _ => {
                let message = format!("there is no resource `{uri}`; there are {} and {}", NOTATION.uri, PHRASES.uri);
                return Err(ErrorData::resource_not_found(message, None));
            }
        };
        Ok(ReadResourceResult::new(vec![ResourceContents::text(text, uri)]))
    }
}

impl<A: Answers> ServerHandler for Server<A> {
    fn get_info(&self) -> ServerConfig {
        let program = Implementation::new(env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        let program = program.with_title("ruling").with_description(env!("CARGO_PKG_DESCRIPTION"));
        ServerConfig::new(ServerCapabilities::builder().enable_tools().enable_resources().build())
            .with_server_info(program)
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::ALL.iter().map(|tool| self.listed(tool)).collect()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        self.call(request).map(CallToolResponse::from)
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let listed = |document: &ServedDocument| {
            Resource::new(document.uri, document.name)
                .with_title(document.title)
                .with_description(document.about)
                .with_mime_type("text/plain")
        };
        Ok(ListResourcesResult::with_all_items([NOTATION, PHRASES].iter().map(listed).collect()))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        self.read(&request.uri).map(ReadResourceResponse::from)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::mcp::Asked;

    struct Fails;

    impl Answers for Fails {
        fn answer(&self, asked: Asked) -> Result<ToolReply, String> {
            match asked {
                Asked::Houses(_) => panic!("a mistake of the program"),
                Asked::Options(_) => Ok(ToolReply { text: "words".to_owned(), json: json!({ "options": [] }) }),
                Asked::Find(_) | Asked::Show(_) | Asked::Decide(_) | Asked::Compare(_) => Err("what to do".to_owned()),
            }
        }

        fn houses(&self) -> Vec<String> {
            vec!["one".to_owned()]
        }

        fn notation(&self) -> String {
            "lines".to_owned()
        }

        fn phrases(&self) -> String {
            "phrases".to_owned()
        }
    }

    fn called(tool: &'static str, arguments: Value) -> Result<CallToolResult, ErrorData> {
        let server = Server { answers: Fails, houses: Fails.houses() };
        let mut request = CallToolRequestParams::new(tool);
        request.arguments = arguments.as_object().cloned();
        server.call(request)
    }

    fn words(result: &CallToolResult) -> Vec<&str> {
        result.content.iter().filter_map(|content| Some(content.as_text()?.text.as_str())).collect()
    }

    #[test]
    fn an_answer_comes_in_words_and_as_json() {
        let result = called("list_options", json!({})).unwrap();
        assert_eq!((result.is_error, words(&result)), (Some(false), vec!["words", "{\"options\":[]}"]));
        assert_eq!(result.structured_content, Some(json!({ "options": [] })));
    }

    #[test]
    fn a_refusal_is_an_error_of_the_tool() {
        let result = called("find_rule", json!({ "words": "chip" })).unwrap();
        assert_eq!((result.is_error, words(&result)), (Some(true), vec!["what to do"]));
        let result = called("find_rule", json!({ "words": 3 })).unwrap();
        assert!(result.is_error == Some(true) && words(&result)[0].contains("words (needed): What to look for"), "{result:?}");
        assert!(called("rule", json!({})).unwrap_err().message.contains("the tools are find_rule, "));
    }

    #[test]
    fn a_mistake_of_the_program_is_one_too() {
        let result = called("list_houses", json!({})).unwrap();
        assert!(result.is_error == Some(true) && words(&result)[0].starts_with("the program failed on this"), "{result:?}");
    }

    #[test]
    fn what_cannot_be_read_is_named_with_what_can() {
        let server = Server { answers: Fails, houses: Vec::new() };
        assert!(server.read(NOTATION.uri).is_ok() && server.read(PHRASES.uri).is_ok());
        assert!(server.read("ruling://rules").unwrap_err().message.contains(NOTATION.uri));
    }
}
