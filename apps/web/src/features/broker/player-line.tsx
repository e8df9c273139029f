import './known-line.css';
import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { shareText } from '@chuli/ui';

type PlayerSet = RepliedBy<'/data/players-favourite-days/'>['players'];

const chosenText = ({
  brokers,
  basis,
  from_date,
  to_date,
  sessions,
  turnover_percent,
}: PlayerSet): string => {
  const facts = {
    count: digits(String(brokers.length)),
    sessions: digits(String(sessions)),
    from: digits(from_date ?? ''),
    to: digits(to_date ?? ''),
    percent: shareText(turnover_percent ?? 0),
  };
  return basis === 'before'
    ? t(
        'Players are the {count} brokers that traded most in the {sessions} known sessions before, {from} to {to}: {percent} % of turnover.',
        facts,
      )
    : t(
        'Fewer than five earlier sessions have a floorsheet: players are the {count} brokers that traded most in these sessions themselves, {percent} % of turnover.',
        facts,
      );
};

/** Who is called a player here, and by which sessions. */
export const PlayerLine = ({ players }: { players: PlayerSet | null }) =>
  players === null || players.brokers.length === 0 ? null : (
    <div className="known-line">
      <span>{chosenText(players)}</span>
      <span className="phone:hidden">{players.brokers.map(digits).join(' · ')}</span>
    </div>
  );
