import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useSignIn } from '../account/session.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useSpoken } from '../shared/display/language.ts';
import { Pages } from './router.tsx';

const Product = () => {
  const [queryClient] = useState(createQueryClient);
  const { language, numerals, calendar } = useSpoken();
  return (
    <QueryClientProvider client={queryClient}>
      {/* Texts and figures are made while drawing: another language or other numerals draw the page anew. */}
      <BrowserRouter key={`${language} ${numerals} ${calendar}`}>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  );
};

/** Everything anew for whoever signs in or out: no answer to one person is ever shown to the next. */
export const App = () => <Product key={useSignIn() ?? 'visitor'} />;
