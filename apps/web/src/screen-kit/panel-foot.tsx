import { digits, pieces, t } from '@chuli/language';
type PanelFootProps = {
  /** Where the figures come from. */
  source?: string | undefined;
  asOf?: string | undefined;
};

/** What a figure is worth depends on where it comes from and on its day: both stand under it. */
export const PanelFoot = ({ source, asOf }: PanelFootProps) =>
  source === undefined && asOf === undefined ? null : (
    <footer className="panel-foot">
      {source !== undefined && <span>{t('Source: {source}', { source })}</span>}
      {asOf !== undefined && (
        <span>{pieces('As of {date}', { date: <b key="date">{digits(asOf)}</b> })}</span>
      )}
    </footer>
  );
