-- Contracts of a session that is not final yet, written while they arrive. No roll-up is fed from here: a contract can
-- come again (brokers filled in after the close, a reversal), and only the row of the highest version counts, so a sum
-- taken on arrival would be wrong. After the close the day goes whole into `trade` and its rows leave this table.
-- The version grows along the log, also when the log began anew. Read through src/live, never bare.
CREATE TABLE IF NOT EXISTS live_trade (
  traded_on Date CODEC(ZSTD(1)),
  symbol LowCardinality(String),
  contract_id UInt64 CODEC(Delta, ZSTD(1)),
  traded_at Nullable(DateTime64(6, 'UTC')) CODEC(Delta, ZSTD(1)),
  buyer LowCardinality(String),
  seller LowCardinality(String),
  quantity UInt32 CODEC(ZSTD(1)),
  rate UInt32 CODEC(Delta, ZSTD(1)),
  amount UInt64 CODEC(ZSTD(1)),
  is_reversed UInt8,
  version UInt64 CODEC(Delta, ZSTD(1))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY traded_on
ORDER BY (traded_on, symbol, contract_id);

-- The last value of an index in each minute of a session, in hundredths of a point. Origin: 'exchange' as published,
-- 'computed' where it follows from the trades. The version is the moment of the value, in milliseconds.
CREATE TABLE IF NOT EXISTS index_minute (
  index_id UInt16,
  at DateTime('UTC') CODEC(Delta, ZSTD(1)),
  value UInt32 CODEC(Delta, ZSTD(1)),
  origin LowCardinality(String),
  version UInt64
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYear(at)
ORDER BY (index_id, at);

-- The market as it stood at the end of each minute: turnover, volume and trades of the day so far, and how many
-- symbols stood above, below and at their previous close. Minutes are counted from midnight in Kathmandu.
CREATE TABLE IF NOT EXISTS session_minute (
  traded_on Date,
  minute UInt16,
  turnover UInt64,
  volume UInt64,
  trades UInt32,
  advances UInt16,
  declines UInt16,
  unchanged UInt16,
  version UInt64 DEFAULT toUnixTimestamp64Milli(now64(3))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYear(traded_on)
ORDER BY (traded_on, minute);
