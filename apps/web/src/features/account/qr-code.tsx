import { useMemo } from 'react';
import { qrOf } from './qr.ts';

/** Fields of light around it, without which a camera does not find it. */
const MARGIN = 4;

/** A text for a camera; nothing where it is too long for one. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = useMemo(() => qrOf(text), [text]);
  if (rows === null) return null;
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};
