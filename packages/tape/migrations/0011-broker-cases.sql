-- What followed the heavy buying and selling of every broker: one row a broker, stock and session, as the record traded
-- it. Derived: rebuilt whole with the record by the worker or one command. The arrays hold one outcome for each horizon,
-- 5, 10 and 20 sessions; returns are shares of the order. The row without a broker only says which data it was made of.
CREATE TABLE IF NOT EXISTS broker_case (
  broker LowCardinality(String),
  side LowCardinality(String),
  heavy_on Date,
  symbol LowCardinality(String),
  amount UInt64,
  share Float64,
  is_new_listing UInt8,
  fill LowCardinality(String),
  tried_on Nullable(Date),
  ends_on Array(Nullable(Date)),
  known_on Array(Nullable(Date)),
  held_sessions Array(Nullable(UInt32)),
  excess Array(Nullable(Float64)),
  cost Array(Nullable(Float64)),
  data_version LowCardinality(String)
) ENGINE = ReplacingMergeTree
ORDER BY (broker, side, heavy_on, symbol);
