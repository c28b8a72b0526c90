/*
 * The adapter, the engine and JSON, in one file: the JDK alone, 17 or later.
 *
 *   java Adapter.java
 *
 * runs it as it is. Put your engine in the place of the class Game, or grow it; what is above it need not know more of your game.
 */
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.SynchronousQueue;

/** The adapter: answers the requests of the kit, JSON-RPC 2.0, one message a line. */
public class Adapter {
    /** What the engine is and claims. Scenarios beyond it are not sent; claim more as it learns more. */
    static final Map<String, Object> CLAIMS = Json.object(
        "protocol", "stacklaw/protocol@1",
        "engine", Json.object("name", "my-engine", "version", "0.1.0"),
        "rulesets", List.of("fab"),
        "features", List.of(), // of the scenario language, for an engine that reads abilities from the scenario
        "cards", Json.object("fab", List.copyOf(Game.CARDS.keySet())), // those that it knows by name
        "level", "outcome", // how much it shows: outcome, stack or full
        "autonomous", List.of()); // kinds of decision that it takes without asking

    static final int NO_METHOD = -32601, INVALID_PARAMS = -32602, FAILED = -32000;

    /** A request that is not carried out: the error to answer with. */
    static class Refused extends Exception {
        final int code;

        Refused(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    /** The games that are open, by the kit's name for each; null for one that it cannot play. */
    final Map<Object, Session> sessions = new HashMap<>();

    Object answer(String method, Map<String, Object> params) throws Refused, InterruptedException {
        Object name = params.get("session");
        switch (method) {
            case "initialize":
                return CLAIMS;
            case "shutdown":
                return Map.of();
            case "scenario/start":
                if (!params.containsKey("scenario")) throw new Refused(INVALID_PARAMS, "there is no scenario to start");
                Map<String, Object> scenario = Json.objectAt(params, "scenario");
                if (!Game.supports(scenario)) {
                    sessions.put(name, null);
                    return Json.object("observations", List.of(Game.UNSUPPORTED));
                }
                Session begun = new Session(scenario);
                sessions.put(name, begun);
                return begun.observe();
            case "scenario/answer":
            case "scenario/close":
                if (!sessions.containsKey(name)) throw new Refused(INVALID_PARAMS, "no session of this name is open");
                Session session = sessions.get(name);
                if (method.equals("scenario/close")) {
                    sessions.remove(name);
                    if (session != null) session.close();
                    return Map.of();
                }
                if (session == null || !(params.get("option") instanceof Long option) || option < 0 || option >= session.offered)
                    throw new Refused(INVALID_PARAMS, "no such option is offered");
                return session.goOn(option.intValue());
            default:
                throw new Refused(NO_METHOD, "there is no method " + method);
        }
    }

    Map<String, Object> reply(Map<String, Object> request) throws InterruptedException {
        Map<String, Object> message = Json.object("jsonrpc", "2.0", "id", request.get("id"));
        try {
            Map<String, Object> params = request.containsKey("params") ? Json.objectAt(request, "params") : Map.of();
            message.put("result", answer((String) request.get("method"), params));
        } catch (Refused refused) {
            message.put("error", Json.object("code", refused.code, "message", refused.getMessage()));
        } catch (RuntimeException broken) { // what the engine throws is its own; the next request may go well
            message.put("error", Json.object("code", FAILED, "message", broken.toString()));
        }
        return message;
    }

    /** Answers requests until shutdown, or until nothing more comes. */
    static void converse(InputStream input, OutputStream output) throws IOException, InterruptedException {
        Adapter adapter = new Adapter();
        // UTF-8, so that the platform's encoding does not matter.
        BufferedReader lines = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.isBlank()) continue;
            Map<String, Object> request = Json.asObject(Json.read(line));
            output.write((Json.write(adapter.reply(request)) + "\n").getBytes(StandardCharsets.UTF_8));
            output.flush(); // so that no answer waits in a buffer
            if ("shutdown".equals(request.get("method"))) break;
        }
        for (Session session : adapter.sessions.values()) if (session != null) session.close();
    }

    /** Takes one conversation after another on this machine, for --connect: the engine runs under a debugger, say. */
    static void listen(int port) throws IOException, InterruptedException {
        try (ServerSocket server = new ServerSocket(port, 5, InetAddress.getByName("127.0.0.1"))) {
            System.err.println("listens on 127.0.0.1:" + server.getLocalPort());
            while (true) {
                try (Socket socket = server.accept()) {
                    socket.setTcpNoDelay(true);
                    converse(socket.getInputStream(), socket.getOutputStream());
                } catch (IOException | RuntimeException gone) {
                    System.err.println(gone); // the kit has gone; the next one may come
                }
            }
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 2 && args[0].equals("--listen")) listen(Integer.parseInt(args[1]));
        else converse(System.in, System.out);
    }
}

/**
 * A scenario that is being played: the game in a thread, which waits wherever a player is asked. An engine that calls back for decisions
 * fits in as it is. Only one of the two threads runs at a time, so nothing needs a lock.
 */
class Session {
    /** Ends the thread of a game that is closed. */
    static class Closed extends RuntimeException {}

    /** What was observed and has not been sent yet. */
    private List<Object> seen = new ArrayList<>();
    /** How many options the last prompt has. */
    int offered;
    private final SynchronousQueue<Integer> answers = new SynchronousQueue<>();
    /** Handed over when the game waits for an answer or is over: true, or what the engine threw. */
    private final SynchronousQueue<Object> turn = new SynchronousQueue<>();
    private final Thread thread;

    Session(Map<String, Object> scenario) {
        thread = new Thread(() -> {
            try {
                new Game(scenario, this).play();
                hand(true);
            } catch (Closed closed) {
                // nobody waits for it
            } catch (RuntimeException | Error broken) {
                hand(broken);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private void hand(Object over) {
        try {
            turn.put(over);
        } catch (InterruptedException closed) {
            throw new Closed();
        }
    }

    void see(Map<String, Object> observation) {
        seen.add(observation);
    }

    /** Shows a prompt and waits for the answer. */
    Map<String, Object> ask(String player, String decision, List<Map<String, Object>> options) {
        see(Json.object("see", "prompt", "player", player, "decision", decision, "options", options));
        offered = options.size();
        hand(true);
        try {
            return options.get(answers.take());
        } catch (InterruptedException closed) {
            throw new Closed();
        }
    }

    /** What was observed until the next prompt or the end. */
    Map<String, Object> observe() throws InterruptedException {
        if (turn.take() instanceof Throwable broken) throw new IllegalStateException("the engine threw " + broken, broken);
        List<Object> observations = seen;
        seen = new ArrayList<>();
        return Json.object("observations", observations);
    }

    /** Sends the option chosen, and gives what comes of it. */
    Map<String, Object> goOn(int option) throws InterruptedException {
        offered = 0;
        answers.put(option);
        return observe();
    }

    void close() {
        thread.interrupt();
    }
}

/**
 * The engine: two players and cards that deal damage. All that the kit may observe goes through see; where a player is asked, ask waits
 * for the option chosen. Ids are the scenario's.
 */
class Game {
    /** How much damage each card that it knows deals to the hero of its choice. The kit's fixtures/fab/cards.json has more. */
    static final Map<String, Integer> CARDS = new TreeMap<>(Map.of("Spark", 1, "Ember Bolt", 3));

    static final Map<String, Object> UNSUPPORTED =
        Json.object("see", "end", "why", "unsupported", "state", Json.object("players", Map.of(), "objects", Map.of()));

    /** Whether it can play a scenario; what it cannot, it says, and is not judged by it. */
    static boolean supports(Map<String, Object> scenario) {
        Map<String, Object> start = Json.objectAt(scenario, "start");
        Object end = Json.objectAt(scenario, "until").get("end");
        return Json.listAt(scenario, "objects").stream().allMatch(each -> CARDS.containsKey(each.get("card")))
            && "action".equals(start.get("phase"))
            && !"begin".equals(start.get("at"))
            && Json.listAt(scenario, "players").size() == 2
            && ("quiescent".equals(end) || "game-over".equals(end));
    }

    /** An object of the game, where it is now. */
    static class Card {
        final String id, name, owner;
        String zone;

        Card(Map<String, Object> object) {
            id = (String) object.get("id");
            name = (String) object.get("card");
            owner = (String) object.get("owner");
            zone = (String) object.get("zone");
        }
    }

    /** A card on the stack, and the player that it was aimed at. */
    record Aimed(Card card, String target) {}

    private final Session session;
    // In the scenario's order: the same answers must give the same game.
    private final Map<String, Long> life = new LinkedHashMap<>();
    private final Map<String, Card> cards = new LinkedHashMap<>();
    private final Deque<Aimed> stack = new ArrayDeque<>();
    private final String turnPlayer;
    private final Object until;

    Game(Map<String, Object> scenario, Session session) {
        this.session = session;
        for (Map<String, Object> seat : Json.listAt(scenario, "players"))
            life.put((String) seat.get("id"), seat.get("life") instanceof Long given ? given : 20L);
        for (Map<String, Object> object : Json.listAt(scenario, "objects")) cards.put((String) object.get("id"), new Card(object));
        turnPlayer = (String) Json.objectAt(scenario, "start").get("turnPlayer");
        until = Json.objectAt(scenario, "until").get("end");
    }

    private void event(Map<String, Object> cause, Map<String, Object> event) {
        Map<String, Object> observation = Json.object("see", "event", "events", List.of(event));
        if (cause != null) observation.put("cause", cause);
        session.see(observation);
    }

    private String other(String player) {
        return life.keySet().stream().filter(each -> !each.equals(player)).findFirst().orElseThrow();
    }

    /** Players with priority act or pass; when both have passed, the top of the stack resolves, or the scenario ends. */
    void play() {
        String player = turnPlayer;
        boolean passed = false;
        while (true) {
            for (String seat : life.keySet()) {
                if (life.get(seat) > 0) continue;
                event(Json.object("rule", "check"), Json.object("event", "defeat", "player", seat));
                end(Json.object("why", "game-over", "winner", other(seat)));
                return;
            }
            Map<String, Object> chosen = session.ask(player, "priority", options(player));
            if (chosen.get("option").equals("play")) {
                announce(player, cards.get(chosen.get("object")));
                passed = false;
            } else if (!passed) {
                player = other(player);
                passed = true;
            } else if (!stack.isEmpty()) {
                resolve(stack.pop());
                player = turnPlayer;
                passed = false;
            } else {
                end(Json.object("why", until.equals("quiescent") ? "quiescent" : "unsupported"));
                return;
            }
        }
    }

    private List<Map<String, Object>> options(String player) {
        List<Map<String, Object>> options = new ArrayList<>();
        options.add(Json.object("option", "pass"));
        for (Card card : cards.values())
            if (card.zone.equals("hand") && card.owner.equals(player)) options.add(Json.object("option", "play", "object", card.id));
        return options;
    }

    private void announce(String player, Card card) {
        List<Map<String, Object>> heroes = new ArrayList<>();
        for (String seat : life.keySet()) heroes.add(Json.object("option", "player", "player", seat));
        String target = (String) session.ask(player, "target", heroes).get("player");
        card.zone = "stack";
        event(null, Json.object("event", "play", "player", player, "object", card.id));
        stack.push(new Aimed(card, target));
    }

    private void resolve(Aimed top) {
        Card card = top.card();
        int amount = CARDS.get(card.name);
        life.put(top.target(), Math.max(0, life.get(top.target()) - amount));
        List<Object> parts = List.of(Json.object("target", top.target(), "amount", amount));
        event(Json.object("layer", card.id), Json.object("event", "damage", "source", card.id, "parts", parts));
        card.zone = "graveyard";
        event(Json.object("rule", "resolution"), Json.object("event", "move", "object", card.id, "from", "stack", "to", "graveyard"));
    }

    private void end(Map<String, Object> observation) {
        Map<String, Object> players = new LinkedHashMap<>();
        Map<String, Object> objects = new LinkedHashMap<>();
        life.forEach((id, left) -> players.put(id, Json.object("life", left)));
        for (Card card : cards.values()) objects.put(card.id, Json.object("zone", card.zone, "controller", card.owner));
        observation.put("see", "end");
        observation.put("state", Json.object("players", players, "objects", objects));
        session.see(observation);
    }
}

/** JSON as maps, lists, texts, numbers (Long where it is whole, else Double), booleans and null. A library of your own does as well. */
class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** An object, of keys and values in turn; it keeps their order and can be added to. */
    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return map;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> asObject(Object value) {
        return (Map<String, Object>) value;
    }

    static Map<String, Object> objectAt(Map<String, Object> map, String key) {
        return asObject(map.get(key));
    }

    /** A list of objects. */
    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> listAt(Map<String, Object> map, String key) {
        return (List<Map<String, Object>>) map.get(key);
    }

    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        if (json.peek() != 0) throw json.wrong();
        return value;
    }

    /** The next character that is no space, not yet taken; 0 at the end. */
    private char peek() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean take(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    private void demand(char wanted) {
        if (!take(wanted)) throw wrong();
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at character " + at);
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return map();
            case '[':
                return list();
            case '"':
                return string();
            default:
                return word();
        }
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        demand('{');
        if (take('}')) return map;
        do {
            if (peek() != '"') throw wrong();
            String key = string();
            demand(':');
            map.put(key, value());
        } while (take(','));
        demand('}');
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        demand('[');
        if (take(']')) return list;
        do list.add(value()); while (take(','));
        demand(']');
        return list;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char next = text.charAt(at);
            if (next != '\\') {
                string.append(next);
                continue;
            }
            char escaped = text.charAt(++at);
            int place = "bfnrt".indexOf(escaped);
            if (place >= 0) string.append("\b\f\n\r\t".charAt(place));
            else if (escaped != 'u') string.append(escaped);
            else {
                string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 4;
            }
        }
        at++;
        return string.toString();
    }

    /** A number, true, false or null. */
    private Object word() {
        int from = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(from, at);
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                try {
                    return word.matches("-?\\d+") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
                } catch (NumberFormatException none) {
                    throw wrong();
                }
        }
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(out, value);
        return out.toString();
    }

    private static void write(StringBuilder out, Object value) {
        if (value instanceof Map<?, ?> map) {
            String before = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(before);
                quote(out, (String) entry.getKey());
                write(out.append(':'), entry.getValue());
                before = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String before = "[";
            for (Object each : list) {
                write(out.append(before), each);
                before = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) quote(out, string);
        else out.append(value); // a number, true, false or null
    }

    private static void quote(StringBuilder out, String string) {
        out.append('"');
        for (char c : string.toCharArray())
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c >= ' ' && c < 127) out.append(c);
            else out.append(String.format("\\u%04x", (int) c));
        out.append('"');
    }
}
