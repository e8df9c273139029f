-- A page of signals asks whether those of a few days could be traded. Rows stand list by list, so that one day lies in
-- every part of the table: by year, as signals themselves are kept, a tenth of it is read.
DROP TABLE IF EXISTS signal_trade_by_year SYNC;

CREATE TABLE signal_trade_by_year AS signal_trade
ENGINE = ReplacingMergeTree
PARTITION BY toYear(signal_on)
ORDER BY (family, kind, timeframe, side, signal_on, symbol, signal_number);

-- In three parts, so that none comes near the longest time of a question.
INSERT INTO signal_trade_by_year SELECT * FROM signal_trade FINAL WHERE signal_on < '2016-01-01';

INSERT INTO signal_trade_by_year SELECT * FROM signal_trade FINAL
WHERE signal_on >= '2016-01-01' AND signal_on < '2022-01-01';

INSERT INTO signal_trade_by_year SELECT * FROM signal_trade FINAL WHERE signal_on >= '2022-01-01';

EXCHANGE TABLES signal_trade AND signal_trade_by_year;

DROP TABLE signal_trade_by_year SYNC;
