import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/**
 * The child process that the Storage emulator of firebase-tools asks about security rules, built on the rules engine
 * inside the Cloud CLI's Firestore emulator. It only stands in where the official runtime cannot be downloaded.
 *
 * <p>It speaks one JSON object per line on stdin and stdout, as firebase-tools' lib/emulator/storage/rules/runtime.js
 * expects, and ends when stdin does, so it never outlives its parent.
 */
public final class StorageRulesRuntime {
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final Map<String, RulesetAst> RULESETS = new HashMap<>();

  /** The Firestore documents asked for and not yet answered, by the id of the request that needs them. */
  private static final Map<Integer, SettableFuture<JsonObject>> AWAITED = new ConcurrentHashMap<>();

  /**
   * What is still to be written. firebase-tools takes all that it reads at once for one message and drops what is none,
   * so no two may wait in the pipe together.
   */
  private static final BlockingQueue<JsonObject> OUTGOING = new LinkedBlockingQueue<>();

  /** Long enough for firebase-tools to read what it does not answer. */
  private static final int PAUSE_MS = 60;

  private static final int ANSWER_MS = 5_000;

  public static void main(String[] args) throws IOException {
    // Only our own lines may reach stdout: the engine's libraries would break the protocol if they print.
    System.setOut(System.err);
    send(answer(-1));
    Thread writer = new Thread(StorageRulesRuntime::deliver, "writer");
    writer.setDaemon(true);
    writer.start();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) receive(JsonParser.parseString(line).getAsJsonObject());
    }
    System.exit(0);
  }

  private static void receive(JsonObject message) {
    int id = message.get("id").getAsInt();
    try {
      if (!message.has("action")) {
        AWAITED.remove(id).set(message);
        return;
      }
      JsonObject context = message.getAsJsonObject("context");
      if (message.get("action").getAsString().equals("load_ruleset")) load(id, context);
      else verify(id, context);
    } catch (Exception problem) {
      sendError(id, problem);
    }
  }

  private static void load(int id, JsonObject context) throws InvalidProtocolBufferException {
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(context.get("source").toString(), source);
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());

    JsonObject answer = answer(id);
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (!compiled.hasCompilationError()) {
      RULESETS.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
      answer.add("result", result);
    }
    send(answer);
  }

  private static void verify(int id, JsonObject context) throws InvalidProtocolBufferException {
    RuleContext.Builder request =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString())
            .supplyFunction(documentFunction("firestore.get", id, StorageRulesRuntime::documentOf))
            .supplyFunction(documentFunction("firestore.exists", id, StorageRulesRuntime::existenceOf));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      request.supplyVariable(variable.getKey(), expression(variable.getValue()));
    }
    RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
    Futures.addCallback(
        new DefaultEvaluator(ruleset).evaluate(request.build()),
        new FutureCallback<EvaluationResult>() {
          @Override
          public void onSuccess(EvaluationResult outcome) {
            JsonObject answer = answer(id);
            JsonObject result = new JsonObject();
            result.addProperty("permit", outcome.permit());
            answer.add("result", result);
            send(answer);
          }

          @Override
          public void onFailure(Throwable problem) {
            sendError(id, problem);
          }
        },
        MoreExecutors.directExecutor());
  }

  /** A rules function that asks firebase-tools for the document at its one argument. */
  private static AsyncRuntimeFunction documentFunction(
      String name, int id, Function<JsonObject, ExpressionValue> read) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        return Futures.transform(
            ask(id, pathOf(request.getArguments(0))),
            found -> ExecutionResponse.newBuilder().setValue(read.apply(found)).build(),
            MoreExecutors.directExecutor());
      }
    };
  }

  /** firebase-tools answers one question per request at a time, so a second one waits for the first's answer. */
  private static ListenableFuture<JsonObject> ask(int id, String path) {
    SettableFuture<JsonObject> before = AWAITED.get(id);
    SettableFuture<JsonObject> document = SettableFuture.create();
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("id", id);
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    Runnable put =
        () -> {
          AWAITED.put(id, document);
          send(question);
        };
    if (before == null) put.run();
    else before.addListener(put, MoreExecutors.directExecutor());
    return document;
  }

  private static String pathOf(ExpressionValue value) {
    StringBuilder path = new StringBuilder();
    for (ExpressionPathSegmentValue segment : value.getPathValue().getSegmentsList()) {
      path.append('/').append(segment.getSimple());
    }
    return path.toString();
  }

  private static ExpressionValue existenceOf(JsonObject found) {
    return ExpressionValue.newBuilder().setBoolValue(found.has("result")).build();
  }

  private static ExpressionValue documentOf(JsonObject found) {
    if (!found.has("result")) return ExpressionValue.newBuilder().setNullValueValue(0).build();
    JsonObject result = found.getAsJsonObject("result");
    String name = result.get("name").getAsString();
    JsonObject document = new JsonObject();
    document.add("data", FirestoreJson.map(result.getAsJsonObject("fields")));
    document.add(
        "id", FirestoreJson.wrap("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
    try {
      return expression(FirestoreJson.wrap("map_value", FirestoreJson.wrap("fields", document)));
    } catch (InvalidProtocolBufferException problem) {
      throw new IllegalStateException(problem);
    }
  }

  private static ExpressionValue expression(JsonElement json) throws InvalidProtocolBufferException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
    return value.build();
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d: %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getDescription());
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  /** An evaluation that fails (a missing field, say) refuses the request, as it does in production. */
  private static void sendError(int id, Throwable problem) {
    JsonObject answer = answer(id);
    answer.getAsJsonArray("errors").add(String.valueOf(problem.getMessage()));
    send(answer);
  }

  private static void send(JsonObject message) {
    OUTGOING.add(message);
  }

  /** Writes one message after the other, each once the one before has been read as far as that can be known. */
  private static void deliver() {
    try {
      while (true) {
        JsonObject message = OUTGOING.take();
        SettableFuture<JsonObject> answer =
            message.has("action") ? AWAITED.get(message.get("id").getAsInt()) : null;
        OUT.println(message);
        if (answer == null) Thread.sleep(PAUSE_MS);
        else awaitQuietly(answer);
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private static void awaitQuietly(SettableFuture<JsonObject> answer) throws InterruptedException {
    try {
      answer.get(ANSWER_MS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException late) {
      // Whoever asked hears of it; here it only means that the next message may go.
    }
  }
}
