-- The exchange's own daily figures, as traded (unadjusted). Unknown is NULL, never 0.
-- A row written again for the same symbol and day replaces the older one: read with FINAL.
CREATE TABLE IF NOT EXISTS daily_bar (
  symbol LowCardinality(String),
  traded_on Date,
  open Nullable(UInt32),
  high UInt32,
  low UInt32,
  close UInt32,
  last_traded Nullable(UInt32),
  volume UInt64,
  amount Nullable(UInt64),
  trades Nullable(UInt32),
  vwap Nullable(UInt32),
  previous_close Nullable(UInt32),
  source LowCardinality(String),
  sources_agreeing UInt8,
  flags LowCardinality(String),
  version UInt64 DEFAULT toUnixTimestamp64Milli(now64(3))
) ENGINE = ReplacingMergeTree(version)
PARTITION BY toYear(traded_on)
ORDER BY (symbol, traded_on);

-- Index values in hundredths of a point.
CREATE TABLE IF NOT EXISTS index_bar (
  index_id UInt16,
  traded_on Date,
  open Nullable(UInt32),
  high Nullable(UInt32),
  low Nullable(UInt32),
  close UInt32,
  turnover Nullable(UInt64),
  volume Nullable(UInt64),
  trades Nullable(UInt64),
  source LowCardinality(String),
  flags LowCardinality(String),
  version UInt64 DEFAULT toUnixTimestamp64Milli(now64(3))
) ENGINE = ReplacingMergeTree(version)
ORDER BY (index_id, traded_on);

-- The exchange's declared totals of a session.
CREATE TABLE IF NOT EXISTS market_day (
  traded_on Date,
  turnover UInt64,
  volume UInt64,
  trades Nullable(UInt64),
  symbols Nullable(UInt32),
  source LowCardinality(String),
  version UInt64 DEFAULT toUnixTimestamp64Milli(now64(3))
) ENGINE = ReplacingMergeTree(version)
ORDER BY traded_on;

-- What has been imported whole: a step is skipped while its source has not changed.
CREATE TABLE IF NOT EXISTS import_step (
  step String,
  digest String,
  accepted UInt64,
  rejected UInt64,
  finished_at DateTime64(3, 'UTC') DEFAULT now64(3)
) ENGINE = ReplacingMergeTree(finished_at)
ORDER BY step;
