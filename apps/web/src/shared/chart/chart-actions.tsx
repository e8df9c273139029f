import { isTradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { IconButton, type PriceChartHandle, dateText, downloadPicture } from '@chuli/ui';
import { Camera, Link } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { INTERVAL_NAMES } from './chart-interval.ts';

const COPIED_FOR = 2_000;

type ChartActionsProps = { symbol: string; chart: RefObject<PriceChartHandle | null> };

/** A picture of the chart, and the link that leads back to the very view. */
export const ChartActions = ({ symbol, chart }: ChartActionsProps) => {
  const [{ interval, prices }, set] = useAddress(chartAddress);
  const [isAsked, setAsked] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const picture = (): void => {
    const drawn = chart.current?.picture() ?? null;
    const { from = '', to = '' } = chart.current?.window() ?? {};
    if (drawn === null) return;
    const days = t('{from} to {to}', { from: dateText(from), to: dateText(to) });
    const about = [symbol, t(INTERVAL_NAMES[interval]), t(prices), days].join(' · ');
    downloadPicture(drawn, `${symbol}-${interval}-${to.replaceAll(/[ :]/g, '-')}.png`, about);
  };
  const link = (): void => {
    const { from, to } = chart.current?.window() ?? { from: '', to: '' };
    if (isTradingDate(from) && isTradingDate(to)) set({ from, to }, 'replace');
    setAsked(true);
  };
  // The address holds the view one render later than it is asked for.
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => {
      setAsked(false);
      navigator.clipboard.writeText(window.location.href).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    });
    return () => clearTimeout(timer);
  }, [isAsked]);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <IconButton label={t('Download a picture')} onClick={picture}>
        <Camera />
      </IconButton>
      <IconButton label={t('Copy the link to this view')} onClick={link}>
        <Link />
      </IconButton>
      <output className="text-muted">{isCopied && t('Copied')}</output>
    </>
  );
};
