import { OrderView } from '../../features/payment/order-view.tsx';

const PaymentSuccessScreen = () => <OrderView heading="Payment" />;

export default PaymentSuccessScreen;
