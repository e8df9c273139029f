import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const { CHULI_API_URL = 'http://127.0.0.1:4310' } = loadEnv(mode, import.meta.dirname, 'CHULI_');
  const proxy = { '/api': { target: CHULI_API_URL } };
  return {
    plugins: [react(), tailwindcss()],
    server: { proxy },
    preview: { proxy },
    build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } },
  };
});
