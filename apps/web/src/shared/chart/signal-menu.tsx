import { t } from '@chuli/language';
import { Button, ToolMenu } from '@chuli/ui';
import { useAddress } from '../../screen-kit/use-address.ts';
import { FAMILY_IDS, FAMILY_TITLES } from '@chuli/signals/catalogue';
import { chartAddress } from './chart-address.ts';

/** Which family's signals stand at the bars, and whether notices do. */
export const SignalMenu = () => {
  const [{ marks, notices }, set] = useAddress(chartAddress);
  const hasNotices = notices === 'on';
  return (
    <ToolMenu label={t('Signals on the chart')} face={t('Signals')}>
      {(close) => (
        <>
          <div className="row">
            {(['none', ...FAMILY_IDS] as const).map((family) => (
              <Button
                key={family}
                aria-pressed={family === marks}
                onClick={() => {
                  set({ marks: family, signal: null });
                  close();
                }}
              >
                {t(family === 'none' ? 'None' : FAMILY_TITLES[family])}
              </Button>
            ))}
          </div>
          <div className="row">
            <Button aria-pressed={hasNotices} onClick={() => set({ notices: hasNotices ? 'off' : 'on' })}>
              {t('Announcements of the company')}
            </Button>
          </div>
        </>
      )}
    </ToolMenu>
  );
};
