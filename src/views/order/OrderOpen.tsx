import { config } from '../../config.ts';
import { order } from '../../content/order.ts';
import { Button, Card, Form, FormActions, Heading, Text, TextField } from '../../design/index.ts';
import { OrderLost } from './OrderLost.tsx';

const { ask } = order;

/** Without JavaScript, the server opens the request. */
export const OrderOpen = () => (
  <Card>
    <Form action={`${config.orderEndpoint}/open`} method="post">
      <Heading size="md">{ask.keyless}</Heading>
      <Text>{ask.keylessHelp}</Text>
      <TextField id="order-open" name="link" label={ask.label} hint={ask.hint} autoComplete="off" required />
      <FormActions>
        <Button type="submit" variant="primary">
          {ask.submit}
        </Button>
      </FormActions>
      <OrderLost />
    </Form>
  </Card>
);
