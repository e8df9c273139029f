import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** Without a connection everything stays as it was, and says so. */
export const OfflineBar = () => {
  const isOnline = useOnline();
  return (
    <output className={isOnline ? 'sr-only' : 'past-bar'}>
      {!isOnline && (
        <>
          <WifiOff size={16} aria-hidden strokeWidth={1.5} />
          <span>
            <b>No connection.</b> What is shown is the last that came; it is asked again when the connection
            is back.
          </span>
        </>
      )}
    </output>
  );
};
