import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSize } from '../use-size.ts';

type DetailRowProps = { columns: number; onHeight: (height: number) => void; children: ReactNode };

/** What an opened row shows below itself, as wide as the table; the rows after it have to know how high it is. */
export const DetailRow = ({ columns, onHeight, children }: DetailRowProps) => {
  const content = useRef<HTMLDivElement>(null);
  const { height } = useSize(content);
  useLayoutEffect(() => onHeight(height), [height, onHeight]);
  return (
    <tr className="detail">
      <td colSpan={columns}>
        <div ref={content}>{children}</div>
      </td>
    </tr>
  );
};
