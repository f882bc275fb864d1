import type { RefObject } from 'react';
import { order } from '../../content/order.ts';
import { Button, Card, Form, FormActions, Heading, Stack, Text, TextField } from '../../design/index.ts';
import { OrderLost } from './OrderLost.tsx';

const { ask } = order;

interface OrderAskProps {
  /** Has the only field that holds the link. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isUnknown: boolean;
  readonly isRefused: boolean;
  readonly onSubmit: () => void;
}

/** Asks for the link. The key in it stays in the field until it is in the address. */
export const OrderAsk = ({ form, isUnknown, isRefused, onSubmit }: OrderAskProps) => (
  <Card>
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div role="status">
        <Stack gap={2}>
          <Heading size="md">{isUnknown ? ask.unknown : ask.keyless}</Heading>
          <Text>{isUnknown ? ask.unknownHelp : ask.keylessHelp}</Text>
        </Stack>
      </div>
      <TextField
        id="order-link"
        label={ask.label}
        hint={ask.hint}
        autoComplete="off"
        spellCheck={false}
        error={isRefused ? ask.refused : undefined}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {ask.submit}
        </Button>
      </FormActions>
      <OrderLost />
    </Form>
  </Card>
);
