import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';

const CAPTION = 28;
const LIBRARY = 'TradingView Lightweight Charts';

/** The chart with a line below that says what it shows and who drew it, as the licence of the chart library asks. */
const captioned = (chart: HTMLCanvasElement, caption: string): HTMLCanvasElement => {
  const scale = window.devicePixelRatio || 1;
  const picture = document.createElement('canvas');
  picture.width = chart.width;
  picture.height = chart.height + CAPTION * scale;
  const context = picture.getContext('2d');
  if (context === null) return chart;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue('--surface');
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(chart, 0, 0);
  context.fillStyle = style.getPropertyValue('--muted');
  context.font = `${12 * scale}px ${style.fontFamily}`;
  context.fillText(caption, 12 * scale, chart.height + 18 * scale);
  return picture;
};

export const downloadPicture = (chart: HTMLCanvasElement, fileName: string, about: string): void => {
  const caption = [about, PRODUCT.name, t('chart by {library}', { library: LIBRARY })].join(' · ');
  const link = document.createElement('a');
  link.href = captioned(chart, caption).toDataURL('image/png');
  link.download = fileName;
  link.click();
};
