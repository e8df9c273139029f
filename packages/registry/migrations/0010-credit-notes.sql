-- Money that goes back is credited by a note that names the receipt (VAT Rules 2053, rule 20). Refunds that were
-- recorded before have none.
alter table payment_order
  add column refunded_at timestamptz,
  add column credit_note text unique,
  add column partly_refunded_at timestamptz;
update payment_order
  set refunded_at = gateway_answer.refunded_at
  from gateway_answer
  where gateway_answer.order_id = payment_order.id and payment_order.state = 'refunded';
alter table payment_order
  add check (
    (credit_note is not null) <= (state = 'refunded' and receipt is not null and refunded_at is not null)
  );
comment on column payment_order.credit_note is 'its number; amount and VAT are those of the receipt';
comment on column payment_order.partly_refunded_at is
  'since when the gateway is known to have sent a part back; an operator has to see to it';

-- Credit notes are numbered as receipts are: without a gap within a Nepali fiscal year.
create table credit_note_sequence (
  fiscal_year text primary key,
  last integer not null check (last > 0)
);
