-- A day of trades is written aside as a load and becomes the one that counts by one inserted row: readers have the
-- load before it or this one, whole, in the trades and in all that is summed from them. The number of a load begins
-- with the term of the lease under which it was written, so the newest term wins whenever its row arrives. Rows that
-- were here before are the load 0 of their day. Read with the condition of src/counted.ts or through
-- the counted_ views, never bare.
ALTER TABLE trade ADD COLUMN IF NOT EXISTS load UInt64 CODEC(ZSTD(1));

ALTER TABLE large_trade ADD COLUMN IF NOT EXISTS load UInt64 CODEC(ZSTD(1));

-- In the sorting key, or the sums of two loads would become one.
ALTER TABLE broker_day_by_symbol
  ADD COLUMN IF NOT EXISTS load UInt64 CODEC(ZSTD(1)),
  MODIFY ORDER BY (symbol, traded_on, broker, load);

ALTER TABLE broker_day_by_broker
  ADD COLUMN IF NOT EXISTS load UInt64 CODEC(ZSTD(1)),
  MODIFY ORDER BY (broker, traded_on, symbol, load);

DROP VIEW IF EXISTS broker_day_by_symbol_feed SYNC;

CREATE MATERIALIZED VIEW IF NOT EXISTS broker_day_by_symbol_feed TO broker_day_by_symbol AS
SELECT
  traded_on,
  symbol,
  side.1 AS broker,
  sum(side.2 * quantity) AS bought,
  sum(side.3 * quantity) AS sold,
  sum(side.2 * (buyer = seller) * quantity) AS matched,
  sum(side.2 * amount) AS bought_amount,
  sum(side.3 * amount) AS sold_amount,
  sum(side.2) AS buys,
  sum(side.3) AS sells,
  load
FROM trade
ARRAY JOIN [(buyer, toUInt64(1), toUInt64(0)), (seller, toUInt64(0), toUInt64(1))] AS side
WHERE side.1 != ''
GROUP BY traded_on, symbol, broker, load;

DROP VIEW IF EXISTS broker_day_by_broker_feed SYNC;

CREATE MATERIALIZED VIEW IF NOT EXISTS broker_day_by_broker_feed TO broker_day_by_broker AS
SELECT * FROM broker_day_by_symbol;

DROP VIEW IF EXISTS large_trade_feed SYNC;

CREATE MATERIALIZED VIEW IF NOT EXISTS large_trade_feed TO large_trade AS
SELECT * FROM trade WHERE amount >= 50000000;

-- The load of each day that counts: of several rows the highest, whatever their order.
CREATE TABLE IF NOT EXISTS counted_load (
  traded_on Date,
  load UInt64,
  trades UInt64,
  counted_at DateTime64(3, 'UTC') DEFAULT now64(3)
) ENGINE = ReplacingMergeTree(load)
ORDER BY traded_on;

INSERT INTO counted_load (traded_on, load, trades)
SELECT traded_on, 0, count() FROM trade WHERE load = 0 GROUP BY traded_on;

CREATE VIEW IF NOT EXISTS counted_trade AS
SELECT traded_on, symbol, contract_id, traded_at, buyer, seller, quantity, rate, amount
FROM trade WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);

CREATE VIEW IF NOT EXISTS counted_large_trade AS
SELECT traded_on, symbol, contract_id, traded_at, buyer, seller, quantity, rate, amount
FROM large_trade WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);

CREATE VIEW IF NOT EXISTS counted_broker_day_by_symbol AS
SELECT traded_on, symbol, broker, bought, sold, matched, bought_amount, sold_amount, buys, sells
FROM broker_day_by_symbol WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);

CREATE VIEW IF NOT EXISTS counted_broker_day_by_broker AS
SELECT traded_on, symbol, broker, bought, sold, matched, bought_amount, sold_amount, buys, sells
FROM broker_day_by_broker WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);
