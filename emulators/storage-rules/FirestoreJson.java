import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Map;

/**
 * Turns the fields of a document as Firestore's REST answers give them ({@code {"stringValue": "a"}}) into the JSON form
 * of the rules engine's values ({@code {"string_value": "a"}}).
 */
final class FirestoreJson {
  private FirestoreJson() {}

  static JsonObject map(JsonObject fields) {
    JsonObject converted = new JsonObject();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        converted.add(field.getKey(), value(field.getValue().getAsJsonObject()));
      }
    }
    return wrap("map_value", wrap("fields", converted));
  }

  static JsonObject wrap(String key, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(key, value);
    return object;
  }

  private static JsonObject value(JsonObject json) {
    Map.Entry<String, JsonElement> only = json.entrySet().iterator().next();
    JsonElement content = only.getValue();
    switch (only.getKey()) {
      case "booleanValue":
        return wrap("bool_value", content);
      case "integerValue":
        return wrap("int_value", content);
      case "doubleValue":
        return wrap("float_value", content);
      case "stringValue":
        return wrap("string_value", content);
      case "bytesValue":
        return wrap("bytes_value", content);
      case "timestampValue":
        return wrap("timestamp_value", content);
      case "geoPointValue":
        return wrap("latlng_value", content);
      case "referenceValue":
        return path(content.getAsString());
      case "mapValue":
        return map(content.getAsJsonObject().getAsJsonObject("fields"));
      case "arrayValue":
        return list(content.getAsJsonObject().getAsJsonArray("values"));
      default:
        return wrap("null_value", JsonNull.INSTANCE);
    }
  }

  private static JsonObject list(JsonArray values) {
    JsonArray converted = new JsonArray();
    if (values != null) values.forEach(item -> converted.add(value(item.getAsJsonObject())));
    return wrap("list_value", wrap("values", converted));
  }

  /** A reference reads {@code projects/p/databases/(default)/documents/a/b}; rules see it from {@code /databases} on. */
  private static JsonObject path(String reference) {
    JsonArray segments = new JsonArray();
    String[] names = reference.split("/");
    for (int i = 2; i < names.length; i++) {
      JsonObject segment = new JsonObject();
      segment.addProperty("simple", names[i]);
      segments.add(segment);
    }
    return wrap("path_value", wrap("segments", segments));
  }
}
