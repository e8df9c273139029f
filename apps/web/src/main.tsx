import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { speakAsChosen } from './app/language.ts';
import { registerOffline } from './offline/register.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const draw = (): void => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// A catalogue that does not arrive must not keep the market from the reader.
speakAsChosen().then(draw, draw);
registerOffline();
