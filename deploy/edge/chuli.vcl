vcl 4.1;

# The cache in front of a region, for Varnish 7.1 (Debian 12) or newer, or the model for a CDN that is rented. It stands
# behind whatever ends TLS and before the web server:
#
#   varnishd -f deploy/edge/chuli.vcl -a 127.0.0.1:6081 -p http_gzip_support=off
#
# It keeps what the origin says that everyone may have, under the host by which it was asked for, and nothing of anybody
# who shows who they are. `npm run drill -- edge` holds it to that.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "4300";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 500ms;
    .timeout = 1s;
    .window = 2;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  # Known inside alone.
  if (req.url ~ "^/(healthz|readyz|metrics)([/?]|$)") {
    return (synth(404));
  }
  if (req.http.Upgrade ~ "(?i)^websocket$") {
    if (req.url != "/live/socket") {
      return (synth(404));
    }
    return (pipe);
  }
  if (req.url ~ "^/live/" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # Whoever shows who they are is answered by the origin alone. We set no cookies: what sends one is not ours to judge.
  if (req.http.Authorization || req.http.Cookie) {
    return (pass);
  }
  # One copy for all who would get the same bytes.
  set req.http.Host = std.tolower(req.http.Host);
  set req.url = std.querysort(req.url);
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.http.Accept ~ "text/csv") {
    set req.http.Accept = "text/csv";
  } else {
    set req.http.Accept = "*/*";
  }
  # An old copy that is too old to be given while a new one is fetched counts as none, until the origin fails.
  if (req.restarts == 0) {
    unset req.http.X-Edge-Wants;
  }
  if (req.http.X-Edge-Wants == "new") {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_hash {
  hash_data(req.http.Host);
  hash_data(req.url);
  return (lookup);
}

sub vcl_hit {
  if (obj.ttl < 0s && std.healthy(req.backend_hint) && req.http.X-Edge-Wants != "any"
      && obj.ttl + std.duration(obj.http.X-Edge-While + "s", 0s) < 0s) {
    set req.http.X-Edge-Wants = "new";
    return (restart);
  }
  return (deliver);
}

sub vcl_backend_response {
  # What is said to caches like this one goes before what is said to all (RFC 9213).
  if (beresp.http.CDN-Cache-Control) {
    set beresp.http.X-Edge-Rule = beresp.http.CDN-Cache-Control;
    if (beresp.http.X-Edge-Rule ~ "(?i)(^|[ ,])max-age=\d+") {
      set beresp.ttl = std.duration(regsub(beresp.http.X-Edge-Rule, "(?i)^.*?(^|[ ,])max-age=(\d+).*$", "\2") + "s", 0s);
    }
  } else {
    set beresp.http.X-Edge-Rule = beresp.http.Cache-Control;
  }
  unset beresp.http.CDN-Cache-Control;

  if (bereq.is_bgfetch && beresp.status >= 500) {
    return (abandon);
  }
  # Nothing is kept that the origin does not call everybody's.
  if (bereq.http.Authorization || beresp.http.Set-Cookie || beresp.http.Vary ~ "\*"
      || beresp.http.X-Edge-Rule !~ "(?i)(max-age|s-maxage)=[1-9]" || beresp.http.X-Edge-Rule ~ "(?i)no-store|no-cache|private"
      || beresp.http.Cache-Control ~ "(?i)no-store|private"
      || (beresp.status != 200 && beresp.status != 301 && beresp.status != 308)) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }

  set beresp.http.X-Edge-While = "0";
  if (beresp.http.X-Edge-Rule ~ "(?i)stale-while-revalidate=\d+") {
    set beresp.http.X-Edge-While = regsub(beresp.http.X-Edge-Rule, "(?i)^.*stale-while-revalidate=(\d+).*$", "\1");
  }
  set beresp.grace = std.duration(beresp.http.X-Edge-While + "s", 0s);
  if (beresp.http.X-Edge-Rule ~ "(?i)stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.X-Edge-Rule, "(?i)^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
    if (beresp.grace < std.duration(beresp.http.X-Edge-While + "s", 0s)) {
      set beresp.grace = std.duration(beresp.http.X-Edge-While + "s", 0s);
    }
  }
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.Content-Type = "application/json; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"{"code":"engine.unavailable","message":"This part of the service is away. Try again soon." }"};
  return (deliver);
}

sub vcl_deliver {
  # The origin failed: an old copy within its limit is better.
  if (resp.status >= 500 && req.http.X-Edge-Wants == "new") {
    set req.http.X-Edge-Wants = "any";
    return (restart);
  }
  if (obj.hits > 0 && obj.ttl + std.duration(resp.http.X-Edge-While + "s", 0s) < 0s) {
    # The page says that it is an old one, and since when.
    set resp.http.X-Edge-Since = std.time2integer(now - std.duration(resp.http.Age + "s", 0s), 0);
    set resp.http.X-Chuli-Kept = resp.http.X-Edge-Since + "000";
    set resp.http.Cache-Control = "no-store";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.X-Edge-Rule;
  unset resp.http.X-Edge-Since;
  unset resp.http.X-Edge-While;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
