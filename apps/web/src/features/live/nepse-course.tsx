import { t } from '@chuli/language';
import { Sparkline } from '@chuli/ui';
import { useMemo } from 'react';
import { useIndexState } from '../../live/use-live.ts';
import { NEPSE } from './live-session.ts';

/** The index minute by minute since the opening. */
export const NepseCourse = () => {
  const bars = useIndexState(NEPSE)?.bars;
  const values = useMemo(
    () => (bars ?? []).flatMap(([, , , , close]) => (close === null ? [] : [close / 100])),
    [bars],
  );
  return <Sparkline label={t('NEPSE today, minute by minute')} values={values} width={120} height={20} />;
};
