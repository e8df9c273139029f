-- The orders that brought the contracts of a day (packages/flow): written with every load of trades and counted with it.
-- Its contracts are those of its stock and day from the first number to the last.
CREATE TABLE IF NOT EXISTS order_event (
  traded_on Date CODEC(ZSTD(1)),
  symbol LowCardinality(String),
  first_contract UInt64 CODEC(Delta, ZSTD(1)),
  last_contract UInt64 CODEC(Delta, ZSTD(1)),
  kind Enum8('buy' = 1, 'sell' = 2, 'pair' = 3, 'mixed' = 4, 'single' = 5, 'auction' = 6),
  method Enum8('time' = 1, 'sequence' = 2),
  side Enum8('' = 0, 'buy' = 1, 'sell' = 2),
  sign Enum8('' = 0, 'order' = 1, 'resting' = 2, 'prices' = 3, 'tick' = 4),
  buyer LowCardinality(String),
  buyers UInt16 CODEC(ZSTD(1)),
  seller LowCardinality(String),
  sellers UInt16 CODEC(ZSTD(1)),
  counter_hhi UInt16 CODEC(ZSTD(1)),
  contracts UInt32 CODEC(ZSTD(1)),
  quantity UInt64 CODEC(ZSTD(1)),
  amount UInt64 CODEC(ZSTD(1)),
  first_rate UInt32 CODEC(Delta, ZSTD(1)),
  last_rate UInt32 CODEC(Delta, ZSTD(1)),
  levels UInt16 CODEC(ZSTD(1)),
  rate_before Nullable(UInt32) CODEC(ZSTD(1)),
  started_at Nullable(DateTime64(6, 'UTC')) CODEC(Delta, ZSTD(1)),
  load UInt64 CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(traded_on)
ORDER BY (traded_on, symbol, first_contract);

-- Orders of Rs 1 lakh or more, the smallest that a list of large orders can ask for, by stock.
CREATE TABLE IF NOT EXISTS large_order AS order_event ENGINE = MergeTree
PARTITION BY toYear(traded_on)
ORDER BY (symbol, traded_on, first_contract);

CREATE MATERIALIZED VIEW IF NOT EXISTS large_order_feed TO large_order AS
SELECT * FROM order_event WHERE amount >= 10000000;

-- Shares of a stock and day by who came in: shown by the order, estimated, in the auction; the rest is unknown.
CREATE TABLE IF NOT EXISTS order_day (
  traded_on Date,
  symbol LowCardinality(String),
  method Enum8('time' = 1, 'sequence' = 2),
  events UInt64,
  quantity UInt64,
  amount UInt64,
  bought UInt64,
  sold UInt64,
  bought_amount UInt64,
  sold_amount UInt64,
  estimated_bought UInt64,
  estimated_sold UInt64,
  auction UInt64,
  load UInt64
) ENGINE = SummingMergeTree
PARTITION BY toYear(traded_on)
ORDER BY (symbol, traded_on, method, load);

CREATE MATERIALIZED VIEW IF NOT EXISTS order_day_feed TO order_day AS
SELECT
  traded_on,
  symbol,
  method,
  count() AS events,
  sum(e.quantity) AS quantity,
  sum(e.amount) AS amount,
  sumIf(e.quantity, side = 'buy' AND sign = 'order') AS bought,
  sumIf(e.quantity, side = 'sell' AND sign = 'order') AS sold,
  sumIf(e.amount, side = 'buy' AND sign = 'order') AS bought_amount,
  sumIf(e.amount, side = 'sell' AND sign = 'order') AS sold_amount,
  sumIf(e.quantity, side = 'buy' AND sign != 'order') AS estimated_bought,
  sumIf(e.quantity, side = 'sell' AND sign != 'order') AS estimated_sold,
  sumIf(e.quantity, kind = 'auction') AS auction,
  load
FROM order_event AS e
GROUP BY traded_on, symbol, method, load;

CREATE VIEW IF NOT EXISTS counted_order_event AS
SELECT traded_on, symbol, first_contract, last_contract, kind, method, side, sign, buyer, buyers, seller, sellers,
  counter_hhi, contracts, quantity, amount, first_rate, last_rate, levels, rate_before, started_at
FROM order_event WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);

CREATE VIEW IF NOT EXISTS counted_large_order AS
SELECT traded_on, symbol, first_contract, last_contract, kind, method, side, sign, buyer, buyers, seller, sellers,
  counter_hhi, contracts, quantity, amount, first_rate, last_rate, levels, rate_before, started_at
FROM large_order WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);

CREATE VIEW IF NOT EXISTS counted_order_day AS
SELECT traded_on, symbol, method, events, quantity, amount, bought, sold, bought_amount, sold_amount,
  estimated_bought, estimated_sold, auction
FROM order_day WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);
