-- Where the pass over the bars of each stock stands, so that a worker goes on from there, on whichever machine.
-- Replaced whole with each pass, as the last of its writes. Derived: thrown away when anything about it is in doubt.
-- `code` is the digest of the rules and formulas, `signals` the hash of the stored signals it belongs to, `digest` that
-- of the bars that were read of the stock.
CREATE TABLE IF NOT EXISTS signal_state (
  pass LowCardinality(String),
  as_of Date,
  code LowCardinality(String),
  signals LowCardinality(String),
  symbol String,
  digest String,
  body String CODEC(ZSTD(3))
) ENGINE = ReplacingMergeTree
ORDER BY symbol;
