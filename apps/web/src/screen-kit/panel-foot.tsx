import { digits, pieces, t } from '@chuli/language';
type PanelFootProps = {
  /** Where the figures come from. */
  source?: string | undefined;
  asOf?: string | undefined;
  /** How much of what was traded is not in the figures. */
  missing?: string | undefined;
};

/** What a figure is worth depends on where it comes from and on its day: both stand under it. */
export const PanelFoot = ({ source, asOf, missing }: PanelFootProps) =>
  source === undefined && asOf === undefined ? null : (
    <footer className="panel-foot">
      {source !== undefined && <span>{t('Source: {source}', { source })}</span>}
      {missing !== undefined && <span className="text-warn">{missing}</span>}
      {asOf !== undefined && (
        <span>{pieces('As of {date}', { date: <b key="date">{digits(asOf)}</b> })}</span>
      )}
    </footer>
  );
