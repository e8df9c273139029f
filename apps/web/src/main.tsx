import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadKeeper } from './account/own-fetch.ts';
import { session } from './account/session.ts';
import { App } from './app/app.tsx';
import { speakAsChosen } from './shared/display/language.ts';
import { registerOffline } from './offline/register.ts';
import { isDrawn } from './vitals/is-drawn.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const draw = (): void => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// Every call of whoever is signed in waits for it.
if (session.signIn() !== null) void loadKeeper();
// A catalogue that does not arrive must not keep the market from the reader.
speakAsChosen().then(draw, draw);
registerOffline();
// What happened until then is told afterwards.
if (isDrawn())
  addEventListener(
    'load',
    () => void import('./vitals/watch-vitals.ts').then((vitals) => vitals.watchVitals()),
  );
