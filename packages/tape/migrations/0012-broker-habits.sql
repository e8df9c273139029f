-- How each broker traded a stock on a day, in paisa: what it paid and was paid and the same shares at the average of the
-- stock and day; of the rupees of which orders show who came in, how much it came in with; trades with itself on both
-- sides, counted once; both sides of contracts that have a time, and of those before noon. Hidden brokers are ''. Written
-- with every load beside its orders and counted with it (packages/flow/src/habits.ts).
CREATE TABLE IF NOT EXISTS broker_habit (
  traded_on Date,
  symbol LowCardinality(String),
  broker LowCardinality(String),
  paid UInt64,
  paid_at_average Float64,
  received UInt64,
  received_at_average Float64,
  bought UInt64,
  bought_in UInt64,
  sold UInt64,
  sold_in UInt64,
  matched UInt64,
  timed UInt64,
  first_hour UInt64,
  load UInt64
) ENGINE = MergeTree
PARTITION BY toYear(traded_on)
ORDER BY (traded_on, symbol, broker);

CREATE VIEW IF NOT EXISTS counted_broker_habit AS
SELECT traded_on, symbol, broker, paid, paid_at_average, received, received_at_average, bought, bought_in, sold, sold_in,
  matched, timed, first_hour
FROM broker_habit WHERE (traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL);
