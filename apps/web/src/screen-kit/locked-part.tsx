import { useLocation } from 'react-router';
import { LockedExample, type LockedProps } from './locked-example.tsx';
import { LockedState } from './locked-state.tsx';
import { screenAt } from './screens-here.ts';

/** A locked screen shows an example; a locked part of an open one, which is about another stock, leads to it. */
const LockedPart = (props: LockedProps) => {
  const isLockedScreen = screenAt(useLocation().pathname)?.feature !== undefined;
  return isLockedScreen ? (
    <LockedExample {...props} />
  ) : (
    <LockedState title={props.title} failure={props.failure} />
  );
};

export default LockedPart;
