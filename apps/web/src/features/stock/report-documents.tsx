import { digits, t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import type { Report } from './use-report.ts';

/** The documents from which the lines of the reports were taken. */
export const ReportDocuments = ({ documents }: { documents: Report['documents'] }) =>
  documents.length === 0 ? null : (
    <Panel label={t('Documents')}>
      <PanelHead title={t('Documents')} />
      <ul className="plain-list">
        {documents.map(({ title, url, on }) => (
          <li key={title}>
            {url === null ? title : <a href={url}>{title}</a>} {digits(on)}
          </li>
        ))}
      </ul>
    </Panel>
  );
