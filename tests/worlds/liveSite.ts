/**
 * The settings of a site that is open for business. The configuration is read once, so a test file imports this before
 * anything else; such files share processes of their own (`vitest.suite.config.ts`).
 */
Object.assign(process.env, {
  REQUEST_ENDPOINT: '/api/request',
  ORDER_ENDPOINT: '/orders',
  BOOKING_URL: 'https://booking.example/deskhand',
  CAPABILITIES_OFF: '',
  DEMONSTRATION: 'off',
});
