import { type RefObject, useEffect, useState } from 'react';
import {
  type Inset,
  type RowWindow,
  type Span,
  isSameWindow,
  rowsInSpan,
  stepIntoView,
  topOfRow,
} from './row-window.ts';

type Box = RefObject<HTMLElement | null>;

/** Who scrolls: the table's own box, or the page it stands in. */
type Scroller = {
  readonly spanOf: (box: HTMLElement) => Span;
  readonly listenTo: (box: HTMLElement) => HTMLElement | Window;
  /** What grows when rows move without a scroll. */
  readonly grows: (box: HTMLElement) => HTMLElement;
  readonly show: (box: HTMLElement, top: number, bottom: number) => void;
};

/** Height of the head and the totals, which stay where they are over the rows. */
const HEAD_AND_FOOT = 60;
/** The bars of the shell and the head of the table. */
const PAGE_HEAD = 100;

const REGION: Scroller = {
  spanOf: ({ scrollTop, clientHeight }) => ({ top: scrollTop, height: clientHeight }),
  listenTo: (box) => box,
  grows: (box) => box,
  show: (box, top, bottom) => {
    const edges = { top: box.scrollTop, bottom: box.scrollTop + box.clientHeight - HEAD_AND_FOOT };
    box.scrollTop += stepIntoView({ top, bottom }, edges);
  },
};

const PAGE: Scroller = {
  spanOf: (box) => ({ top: Math.max(0, -box.getBoundingClientRect().top), height: window.innerHeight }),
  listenTo: () => window,
  grows: () => document.body,
  show: (box, top, bottom) => {
    const from = box.getBoundingClientRect().top;
    const edges = { top: PAGE_HEAD, bottom: window.innerHeight - HEAD_AND_FOOT };
    window.scrollBy(0, stepIntoView({ top: from + top, bottom: from + bottom }, edges));
  },
};

const useSpan = (box: Box, { spanOf, listenTo, grows }: Scroller, rowHeight: number): Span => {
  const [span, setSpan] = useState<Span>(() => ({ top: 0, height: window.innerHeight }));
  // After the commit: the box is an element above, whose place is known only then.
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const next = spanOf(element);
      setSpan((last) => (isSameWindow(last, next, rowHeight) ? last : next));
    };
    measure();
    const scroller = listenTo(element);
    const observer = new ResizeObserver(measure);
    observer.observe(grows(element));
    scroller.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [box, spanOf, listenTo, grows, rowHeight]);
  return span;
};

export const useRowWindow = (
  box: Box,
  scrolls: 'region' | 'page',
  count: number,
  rowHeight: number,
  inset?: Inset,
): RowWindow => {
  const scroller = scrolls === 'region' ? REGION : PAGE;
  const span = useSpan(box, scroller, rowHeight);
  return {
    ...rowsInSpan(span, count, rowHeight, inset),
    screenful: Math.max(1, Math.floor((span.height - HEAD_AND_FOOT) / rowHeight)),
    scrollTo: (index) => {
      const top = topOfRow(index, rowHeight, inset);
      if (box.current !== null) scroller.show(box.current, top, top + rowHeight);
    },
  };
};
