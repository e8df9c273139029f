import type { AlertFigure } from '@chuli/alerts';
import type { ReplyOf, alertContracts } from '@chuli/contracts';
import { halfAway, paisa, toRupees } from '@chuli/kernel';
import type { Alert, LoggedFiring } from '@chuli/registry/alert';
import { toShown } from './condition.ts';

type AlertReply = ReplyOf<typeof alertContracts.changeAlert>;
type Told = ReplyOf<typeof alertContracts.alertLog>['rows'][number];

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const secondsOrNull = (at: Date | null): number | null => (at === null ? null : seconds(at));

const standingsOf = ({ scope, standings }: Alert): AlertReply['standings'] => {
  const { pending = 0, fired = 0, cooling = 0, expired = 0 } = standings;
  const others = pending + fired + cooling + expired;
  const armed = 'symbols' in scope ? Math.max(0, scope.symbols.length - others) : null;
  return { armed, pending, fired, cooling, expired };
};

/** `isSilent`: no prices come in, so that nothing is judged while a bar forms. */
export const toAlert = (alert: Alert, isSilent: boolean): AlertReply => ({
  id: alert.id,
  condition: toShown(alert.condition),
  scope: alert.scope,
  timing: alert.timing,
  frequency: alert.frequency,
  channels: alert.channels,
  is_gathered: alert.is_gathered,
  expires_on: alert.expires_on,
  note: alert.note,
  state: isSilent && alert.state === 'active' && alert.timing === 'forming' ? 'broken' : alert.state,
  paused_because: alert.paused_because,
  standings: standingsOf(alert),
  fired_at: secondsOrNull(alert.fired_at),
  created_at: seconds(alert.created_at),
});

/** Of indicators; nobody reads more. */
const DECIMALS = 4;

/** Money is kept in paisa and shown in rupees. */
export const toValue = ({ name, value, unit }: AlertFigure): Told['values'][number] =>
  unit === 'paisa' && value !== null
    ? { name, value: toRupees(paisa(value)), unit: 'rupees' }
    : { name, value: value === null ? null : halfAway(value, DECIMALS), unit };

export const toTold = (firing: LoggedFiring): Told => ({
  at: seconds(firing.fired_at),
  bar: firing.bar,
  symbol: firing.symbol,
  values: firing.facts.map(toValue),
  deliveries: firing.deliveries,
  is_forming: firing.is_forming,
  is_late: firing.is_late,
  withdrawn_at: secondsOrNull(firing.withdrawn_at),
});
