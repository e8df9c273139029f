import { t } from '@chuli/language';
import { sendCall } from '../../api/send-call.ts';
import { Form } from '../../shared/account/form.tsx';
import { OtherWays } from '../../features/account/sign-in-pages.tsx';
import { enter, onThisDevice } from '../../features/account/sign-in.ts';

const openDemo = async (): Promise<void> =>
  enter(await sendCall('POST /authenticate/v2/demo/', { body: onThisDevice() }));

/** What the product shows, on a few stocks, without a number and without a trace. */
const DemoLoginScreen = () => (
  <div className="account-page">
    <h1>{t('Try the demo')}</h1>
    <p>
      {t(
        'A demo account of your own shows every feature for five stocks on the last 30 sessions: brokers, signals, patterns. Other stocks and lists of the whole market stay locked. It asks for no number. After a day it is removed with all that you did in it.',
      )}
    </p>
    <Form label={t('Try the demo')} submit={t('Open the demo')} send={openDemo}>
      {null}
    </Form>
    <OtherWays ways={['/login', '/signup']} />
  </div>
);

export default DemoLoginScreen;
