-- Money is whole paisa everywhere on the tape.

-- Every matched contract. Day first, because a floorsheet, a session's bars and a session's flow all read one day;
-- contract number order within a symbol is time order (it also holds on days whose source has no trade times).
CREATE TABLE IF NOT EXISTS trade (
  traded_on Date CODEC(ZSTD(1)),
  symbol LowCardinality(String),
  contract_id UInt64 CODEC(Delta, ZSTD(1)),
  traded_at Nullable(DateTime64(6, 'UTC')) CODEC(Delta, ZSTD(1)),
  buyer LowCardinality(String),
  seller LowCardinality(String),
  quantity UInt32 CODEC(ZSTD(1)),
  rate UInt32 CODEC(Delta, ZSTD(1)),
  amount UInt64 CODEC(ZSTD(1))
) ENGINE = MergeTree
PARTITION BY toYYYYMM(traded_on)
ORDER BY (traded_on, symbol, contract_id);

-- What each broker bought and sold of each symbol on each day, kept in two sort orders: one stock over a range,
-- one broker over a range. Additive, so it is summed while trades arrive. An unknown (masked) broker is left out.
CREATE TABLE IF NOT EXISTS broker_day_by_symbol (
  traded_on Date,
  symbol LowCardinality(String),
  broker LowCardinality(String),
  bought UInt64,
  sold UInt64,
  matched UInt64,
  bought_amount UInt64,
  sold_amount UInt64,
  buys UInt64,
  sells UInt64
) ENGINE = SummingMergeTree
PARTITION BY toYear(traded_on)
ORDER BY (symbol, traded_on, broker);

CREATE TABLE IF NOT EXISTS broker_day_by_broker AS broker_day_by_symbol ENGINE = SummingMergeTree
PARTITION BY toYear(traded_on)
ORDER BY (broker, traded_on, symbol);

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
  sum(side.3) AS sells
FROM trade
ARRAY JOIN [(buyer, toUInt64(1), toUInt64(0)), (seller, toUInt64(0), toUInt64(1))] AS side
WHERE side.1 != ''
GROUP BY traded_on, symbol, broker;

-- Fed by the sums above, not by the trades again: half the work, and the two orders cannot differ.
CREATE MATERIALIZED VIEW IF NOT EXISTS broker_day_by_broker_feed TO broker_day_by_broker AS
SELECT * FROM broker_day_by_symbol;

-- Contracts of Rs 5 lakh or more, the smallest size any large-trade list offers.
CREATE TABLE IF NOT EXISTS large_trade AS trade ENGINE = MergeTree
PARTITION BY toYear(traded_on)
ORDER BY (traded_on, symbol, contract_id);

CREATE MATERIALIZED VIEW IF NOT EXISTS large_trade_feed TO large_trade AS
SELECT * FROM trade WHERE amount >= 50000000;
