-- Every factor has what speaks for it, how sure it is, and who decided it. A doubtful one changes no price until an
-- operator confirms it; one that an operator decided is his, whatever is found later.
alter table price_adjustment
  drop constraint price_adjustment_kind_check,
  add constraint price_adjustment_kind_check
    check (kind in ('bonus', 'right', 'bonus and right', 'split', 'merger', 'dividend', 'restated')),
  alter column evidence type jsonb using jsonb_build_array(jsonb_build_object(
    'by', case when evidence like 'declared %' then 'declared' else 'stated' end,
    'words', evidence,
    'factor', factor)),
  add constraint price_adjustment_evidence_check check (jsonb_typeof(evidence) = 'array'),
  add column confidence text not null default 'likely' check (confidence in ('certain', 'likely', 'doubtful')),
  add column decision text check (decision in ('confirmed', 'refused')),
  add column decided_by text check (length(decided_by) between 1 and 100),
  add column decided_at timestamptz,
  add column found_at timestamptz not null default now(),
  add constraint price_adjustment_decided_check
    check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null));

alter table price_adjustment alter column confidence drop default;
