import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

export function useOpenOrder() {
  const navigate = useNavigate();
  return useCallback(
    (orderId: string) => void navigate(`/extradmin/orders/${encodeURIComponent(orderId)}`),
    [navigate],
  );
}
