import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { Link } from 'react-router';
import { MessagePage } from '../shared/display/message-page.tsx';
import { ChunkLoadError } from './load-chunk.ts';

const BROKEN = 'Part of this page couldn’t be shown. Reloading often helps: a new version may be out.';
const NOT_LOADED =
  'Part of this page couldn’t be loaded, and reloading didn’t help. Your connection may be down.';

/** What is shown when a screen itself breaks: the rest of the product stays usable. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const isNotLoaded = error instanceof ChunkLoadError;
  return (
    <MessagePage
      title={t(isNotLoaded ? 'This screen did not load' : 'Something went wrong on this page')}
      why={t(isNotLoaded ? NOT_LOADED : BROKEN)}
    >
      <div className="acts">
        <Button tone="primary" onClick={() => window.location.reload()}>
          {t('Load again')}
        </Button>
        <Link className="btn" to="/">
          {t('Go to home')}
        </Link>
      </div>
    </MessagePage>
  );
};
