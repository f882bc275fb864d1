import { useEffect, useState } from 'react';

/** A JSON file that the development server writes after its start; `empty` until then. */
export const useGenerated = <T extends object | null>(file: string, empty: T): T => {
  const [content, setContent] = useState(empty);
  useEffect(() => {
    let isUnmounted = false;
    const fetchContent = async () => {
      const response = await fetch(`/${file}`).catch(() => null);
      const body: unknown = await response?.json().catch(() => null);
      if (isUnmounted) return;
      if (typeof body === 'object' && body !== null) setContent(body as T);
      else setTimeout(() => void fetchContent(), 500);
    };
    void fetchContent();
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  return content;
};
