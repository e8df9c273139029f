-- What followed the events of the documented effects, and of those that are only collected: one row an event, as the record
-- traded it. Derived: rebuilt whole by the worker or one command. The arrays hold one outcome for each way out: the
-- rule's own, then 5, 10 and 20 sessions; a turn of the fiscal year has one, of NEPSE or of the average share. Returns are
-- shares of the order. The row without an effect only says which data the table was made of.
CREATE TABLE IF NOT EXISTS effect_case (
  effect LowCardinality(String),
  symbol LowCardinality(String),
  on Date,
  decided_on Nullable(Date),
  declared_for Date,
  told_on Nullable(Date),
  bonus_percent Nullable(Float64),
  is_new_listing UInt8,
  fill LowCardinality(String),
  tried_on Nullable(Date),
  known_on Array(Nullable(Date)),
  held_sessions Array(Nullable(UInt32)),
  gross Array(Nullable(Float64)),
  net Array(Nullable(Float64)),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY (effect, symbol, on);

-- What trading cost somebody who bought by dice since 2022, by sessions held: at the fees and taxes of the last session.
-- Shares of the order; a year has so many sessions as there were.
CREATE TABLE IF NOT EXISTS holding_cost (
  sessions UInt16,
  trades UInt32,
  sessions_a_year Float64,
  fees Float64,
  tax Float64,
  gained Float64,
  beat_market Float64,
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY sessions;
