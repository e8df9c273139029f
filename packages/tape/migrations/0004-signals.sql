-- What every signal family said, on every bar of every stock. Derived: rebuilt whole by one command.
-- `lefts` and `rights` are the two values of each condition in the order of the rule's own list, in rupees of that day
-- where they are prices; the words belong to the rule and are found by its version. Every question names its lists, so
-- rows stand list by list.
CREATE TABLE IF NOT EXISTS signal_event (
  family LowCardinality(String),
  kind LowCardinality(String),
  timeframe LowCardinality(String),
  side LowCardinality(String),
  symbol LowCardinality(String),
  signal_on Date,
  bar_ends_at DateTime('UTC'),
  close UInt32,
  lefts Array(Nullable(Float64)),
  rights Array(Nullable(Float64)),
  ended_on Nullable(Date),
  rule_version LowCardinality(String),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
PARTITION BY toYear(signal_on)
ORDER BY (family, kind, timeframe, side, signal_on, symbol, bar_ends_at);

-- What nearly fired on the newest bar: one condition was missing, by so much.
CREATE TABLE IF NOT EXISTS signal_near (
  family LowCardinality(String),
  kind LowCardinality(String),
  timeframe LowCardinality(String),
  side LowCardinality(String),
  symbol LowCardinality(String),
  signal_on Date,
  bar_ends_at DateTime('UTC'),
  close UInt32,
  lefts Array(Nullable(Float64)),
  rights Array(Nullable(Float64)),
  missing UInt8,
  rule_version LowCardinality(String),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY (family, kind, timeframe, side, symbol);

-- What became of every signal, losses and what could not be traded included. The arrays hold one outcome for each rule
-- of exit: the family's own, then 5, 10 and 20 sessions. Returns are shares of the order, not percents.
CREATE TABLE IF NOT EXISTS signal_trade (
  family LowCardinality(String),
  kind LowCardinality(String),
  timeframe LowCardinality(String),
  side LowCardinality(String),
  symbol LowCardinality(String),
  signal_on Date,
  signal_number UInt8,
  fill LowCardinality(String),
  entry_on Nullable(Date),
  entry_price Nullable(UInt32),
  is_new_listing UInt8,
  exit_on Array(Nullable(Date)),
  exit_price Array(Nullable(UInt32)),
  exit_reason Array(LowCardinality(String)),
  net Array(Nullable(Float64)),
  excess Array(Nullable(Float64)),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY (family, kind, timeframe, side, signal_on, symbol, signal_number);

-- The record of each list and rule of exit, whole and by slice.
CREATE TABLE IF NOT EXISTS signal_record (
  family LowCardinality(String),
  kind LowCardinality(String),
  timeframe LowCardinality(String),
  side LowCardinality(String),
  exit_rule LowCardinality(String),
  slice LowCardinality(String),
  number UInt32,
  mean Nullable(Float64),
  median Nullable(Float64),
  hit_rate Nullable(Float64),
  payoff Nullable(Float64),
  mean_excess Nullable(Float64),
  interval_low Nullable(Float64),
  interval_high Nullable(Float64),
  worst_run UInt32,
  worst_run_sum Float64,
  first_half Nullable(Float64),
  second_half Nullable(Float64),
  by_year String,
  left_out String,
  verdict LowCardinality(String),
  rule_version LowCardinality(String),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY (family, kind, timeframe, side, exit_rule, slice);
