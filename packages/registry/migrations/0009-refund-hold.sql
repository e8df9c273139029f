-- Money that goes back must not buy anything here meanwhile: its grant is ended before the gateway is told.
alter table payment_order
  add column refund_held_at timestamptz,
  add check ((refund_held_at is not null) <= (state in ('paid', 'refunded')));
comment on column payment_order.refund_held_at is 'since when its grant is ended for a refund; a release gives it back';
