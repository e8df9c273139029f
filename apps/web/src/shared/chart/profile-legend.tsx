import { t } from '@chuli/language';
import { ProfileFigures } from '@chuli/ui';
import type { Call } from '../../api/use-call.ts';
import { LegendLine } from './legend-line.tsx';
import type { ProfileReply } from './use-profile.ts';

/** Says what the shades at the right edge are. */
export const ProfileLegend = ({ call, onRemove }: { call: Call<ProfileReply>; onRemove: () => void }) => (
  <LegendLine title={t('Volume profile')} call={call} onRemove={onRemove}>
    {(reply) => <ProfileFigures {...reply} />}
  </LegendLine>
);
