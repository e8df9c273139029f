-- The first trade of a session may be of ten shares: what a list would have brought at what shares changed hands at on
-- average. Filled by the next rebuild of the record.
ALTER TABLE signal_record ADD COLUMN IF NOT EXISTS mean_excess_at_average Nullable(Float64) AFTER mean_excess;
