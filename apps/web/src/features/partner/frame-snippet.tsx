import { HOSTS, publicOrigin } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { type Brand, Button, Panel, PanelHead } from '@chuli/ui';
import { useState } from 'react';
import { environmentHere } from '../../screen-kit/screens-here.ts';

/** What a partner puts into its own site: a frame that brings no script with it. */
export const snippetOf = (origin: string, name: string): string =>
  `<iframe src="${origin}/demo-2?frame=1" title="${name}" loading="lazy" referrerpolicy="no-referrer" ` +
  `sandbox="allow-scripts allow-same-origin allow-popups" style="border:0;width:100%;height:560px"></iframe>`;

/** The frame of a brand and the sites that may show it, from the table of hosts. */
export const FrameSnippet = ({ brand }: { brand: Brand | null }) => {
  const [isCopied, setCopied] = useState(false);
  const hosts = HOSTS[environmentHere()];
  if (brand === null) {
    return <p className="partner-note">{t('Choose a partner to see its frame.')}</p>;
  }
  const sites = hosts.frames[brand.id] ?? [];
  const snippet = snippetOf(publicOrigin(hosts, { kind: 'partner', brand: brand.id }), brand.name);
  const copy = (): void =>
    void navigator.clipboard.writeText(snippet).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Panel label={t('In your own site')}>
      <PanelHead title={t('In your own site')}>
        <Button onClick={copy}>{isCopied ? t('Copied') : t('Copy the frame')}</Button>
      </PanelHead>
      <p className="partner-note">
        {t('A frame, without a script. It is shown only inside the sites that are named for the partner.')}{' '}
        {t('Allowed in: {sites}', { sites: sites.length === 0 ? t('no site yet') : sites.join(', ') })}
      </p>
      <pre className="partner-snippet">{snippet}</pre>
    </Panel>
  );
};
