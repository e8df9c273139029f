import { t } from '@chuli/language';
import { DataPanel } from '../../features/account/data-panel.tsx';
import { DisplayPanel } from '../../features/account/display-panel.tsx';
import { TargetsPanel } from '../../features/account/targets-panel.tsx';
import { NoticeSettings } from '../../features/notice/notice-settings.tsx';

const SettingsScreen = () => (
  <>
    <div className="page-head">
      <h1>{t('Settings')}</h1>
    </div>
    <div className="account-sheet">
      <DisplayPanel />
      <DataPanel />
      <TargetsPanel />
      <NoticeSettings />
    </div>
  </>
);

export default SettingsScreen;
