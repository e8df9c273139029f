import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { useSpoken } from './language.ts';
import { Pages } from './router.tsx';

export const App = () => {
  const [queryClient] = useState(createQueryClient);
  const { language, numerals } = useSpoken();
  return (
    <QueryClientProvider client={queryClient}>
      {/* Texts and figures are made while drawing: another language or other numerals draw the page anew. */}
      <BrowserRouter key={`${language} ${numerals}`}>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  );
};
