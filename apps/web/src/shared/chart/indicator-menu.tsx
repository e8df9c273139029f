import { t } from '@chuli/language';
import { ToolMenu } from '@chuli/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import type { IndicatorChoice } from './indicator-choice.ts';

const IndicatorPicker = lazyWithRetry(async () => ({
  default: (await import('./indicator-picker.tsx')).IndicatorPicker,
}));

/** Which indicators are on the chart, and with which numbers. */
export const IndicatorMenu = ({ choice, also }: { choice: IndicatorChoice; also?: ReactNode }) => (
  <ToolMenu
    label={t('Indicators')}
    face={
      <>
        <Plus aria-hidden /> {t('Indicators')}
      </>
    }
  >
    <IndicatorPicker choice={choice} also={also} />
  </ToolMenu>
);
