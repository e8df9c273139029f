-- What brokers did in each stock over the last 1, 5, 10 and 20 sessions up to a day, against chance (packages/flow,
-- docs/adr/0050): written once the days of a window are there, again when one of them or an ex-date changed. `inputs`
-- names what a window was made of. Nets are shares of its last day; the largest first.
CREATE TABLE IF NOT EXISTS broker_window (
  traded_on Date,
  days UInt8,
  symbol LowCardinality(String),
  known UInt8,
  score Float64,
  z Nullable(Float64),
  orders UInt32,
  volume Float64,
  hhi_buyers Nullable(Float64),
  hhi_sellers Nullable(Float64),
  buyers Array(LowCardinality(String)),
  buyer_nets Array(Float64),
  sellers Array(LowCardinality(String)),
  seller_nets Array(Float64),
  inputs String
) ENGINE = ReplacingMergeTree
PARTITION BY toYear(traded_on)
ORDER BY (days, symbol, traded_on, inputs);

-- The writing of a day that counts, and the load of trades that was its last: without that load it counts no more.
CREATE TABLE IF NOT EXISTS counted_window (
  traded_on Date,
  inputs String,
  load UInt64,
  counted_at DateTime64(3, 'UTC') DEFAULT now64(3)
) ENGINE = ReplacingMergeTree(counted_at)
ORDER BY traded_on;
