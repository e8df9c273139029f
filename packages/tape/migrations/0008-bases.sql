-- The price from which a session's change and limits are measured, and where it comes from: docs/adr/0027.
-- Whoever writes a bar and says nothing means the previous close as it was stated.
ALTER TABLE daily_bar ADD COLUMN IF NOT EXISTS base Nullable(UInt32) DEFAULT previous_close AFTER previous_close;

ALTER TABLE daily_bar ADD COLUMN IF NOT EXISTS basis LowCardinality(String) DEFAULT 'stated' AFTER base;

-- Bases on their way to the bars: never filled itself, each pass has a table like it.
CREATE TABLE IF NOT EXISTS bar_stamp (
  symbol LowCardinality(String),
  traded_on Date,
  of_version String,
  base Nullable(UInt32),
  basis LowCardinality(String)
) ENGINE = MergeTree
ORDER BY (symbol, traded_on);
